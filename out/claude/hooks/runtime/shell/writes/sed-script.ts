/** What a `sed` script does besides editing: `w` writes files, `e` runs shell text. */

export interface SedEffects {
  /** Names behind `w`: each runs to the end of its line. */
  readonly files: readonly string[];
  readonly runsShell: boolean;
}

interface Reading {
  readonly script: string;
  readonly files: string[];
  at: number;
  runsShell: boolean;
}

const between = /[\s;{}!,]*/uy;
const number = /[\d+~\0]+|\$/uy;
const line = /[^\n]*/uy;
const brackets = /\[\^?\]?(?:\[[:.=][^\]]*\]|[^\]])*\]/uy;

/** What commands of a kind take, where that is no script. */
const values: readonly (readonly [RegExp, RegExp])[] = [
  [/[aic]/u, /(?:\\[^]|[^\\\n])*/uy],
  [/[rR#]/u, line],
  [/[btT:]/u, /[ \t]*[^\s;}]*/uy],
];

/** Addresses are read as what stands in front of a command; `\0` is what nobody knows. */
export function sedEffects(script: string): SedEffects {
  const reading: Reading = { script, files: [], at: 0, runsShell: false };
  while (reading.at < script.length) {
    take(reading, between);
    if (take(reading, number) === "") command(reading);
  }
  return reading;
}

function take(reading: Reading, pattern: RegExp): string {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.script)?.[0] ?? "";
  reading.at += found.length;
  return found;
}

function command(reading: Reading): void {
  const name = take(reading, /[^]/uy);
  if (name === "/") skip(reading, name, true);
  else if (name === "\\") skip(reading, take(reading, /[^]/uy), true);
  else if (name === "s" || name === "y") substitution(reading);
  else if (/[wW]/u.test(name)) reading.files.push(take(reading, line).trimStart());
  else if (name === "e") {
    reading.runsShell = true;
    take(reading, line);
  } else for (const [kind, value] of values) if (kind.test(name)) take(reading, value);
}

function substitution(reading: Reading): void {
  const delimiter = take(reading, /[^]/uy);
  skip(reading, delimiter, true);
  skip(reading, delimiter, false);
  reading.runsShell ||= take(reading, /[gpiImMe\d\0]*/uy).includes("e");
}

/** Behind the next delimiter that neither a backslash nor brackets guard. */
function skip(reading: Reading, delimiter: string, isPattern: boolean): void {
  const { script } = reading;
  while (reading.at < script.length && script[reading.at] !== delimiter) {
    if (isPattern && take(reading, brackets) !== "") continue;
    reading.at += script[reading.at] === "\\" ? 2 : 1;
  }
  reading.at += 1;
}
