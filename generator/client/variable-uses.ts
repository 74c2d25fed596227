/**
 * Variables in a handler's command line (`command` without `args`). The client gives the line to a
 * shell as it stands and sets the variables; it fills in nothing itself, so quotes mean what they
 * mean to the shell. Claude Code 2.1.332, observed.
 */

/** `single` = the shell leaves the text as it is; `none` = a blank in the value splits the word. */
type Quotes = "none" | "double" | "single";

export interface VariableUse {
  readonly name: string;
  /** Offset of the `$` in the line. */
  readonly at: number;
  /** Characters up to and including the name or the closing brace. */
  readonly length: number;
  readonly quotes: Quotes;
}

/** What can end the present quotes, start others, or be a variable. */
const PIECES: Readonly<Record<Quotes, string>> = {
  none: String.raw`\\.|\$?\(|\)|["']`,
  double: String.raw`\\.|\$\(|"`,
  single: `'`,
};

/** Every `$NAME` and `${NAME}` of the line, in its order; one behind a backslash is none. */
export function variableUses(line: string): readonly VariableUse[] {
  const uses: VariableUse[] = [];
  const around: Quotes[] = [];
  let quotes: Quotes = "none";
  let found = pieceFrom(line, 0, quotes);
  while (found !== null) {
    const [piece, braced, bare] = found;
    const name = braced ?? bare;
    if (name !== undefined) {
      uses.push({ name, at: found.index, length: piece.length, quotes });
    } else if (piece === CLOSES[quotes]) {
      quotes = around.pop() ?? "none";
    } else if (!piece.startsWith("\\")) {
      around.push(quotes);
      quotes = OPENS[piece] ?? "none";
    }
    found = pieceFrom(line, found.index + piece.length, quotes);
  }
  return uses;
}

function pieceFrom(line: string, from: number, quotes: Quotes): RegExpExecArray | null {
  const pattern = new RegExp(`${PIECES[quotes]}|\\$(?:\\{(\\w+)\\}|(\\w+))`, "gsu");
  pattern.lastIndex = from;
  return pattern.exec(line);
}

const CLOSES: Readonly<Record<Quotes, string>> = { none: ")", double: '"', single: "'" };
const OPENS: Readonly<Record<string, Quotes>> = { '"': "double", "'": "single" };
