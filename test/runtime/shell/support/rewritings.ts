/**
 * Rewritings of a shell command that leave what it does as it is: other quoting, chains, wrappers.
 * Each keeps the directory and runs the command once.
 */
import { array, constantFrom, oneof, option, tuple, type Arbitrary } from "fast-check";

/** A simple command by its words, so that its spelling can vary. */
export type Words = readonly string[];

const plain = /^[A-Za-z0-9_./:=@+,-]+$/u;

export function single(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function double(word: string): string {
  return `"${word.replace(/[\\"$`]/gu, "\\$&")}"`;
}

function ansi(word: string): string {
  const bytes = [...new TextEncoder().encode(word)];
  return `$'${bytes.map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("")}'`;
}

function escaped(word: string): string {
  return word.replace(/[^\n]/gu, (char) => (/[A-Za-z0-9_]/u.test(char) ? char : `\\${char}`));
}

function halves(word: string): string {
  const middle = Math.ceil(word.length / 2);
  return `${single(word.slice(0, middle))}${double(word.slice(middle))}`;
}

function variable(word: string): string {
  return `$(echo ${single(word)})`;
}

/** One word, spelled some way that the shell reads back as that word. */
const spelling = (word: string): Arbitrary<string> => {
  const always = [single, double, ansi, escaped, halves].map((how) => how(word));
  const more = plain.test(word)
    ? [word, `\\${word}`, `${word.slice(0, 1)}\\\n${word.slice(1)}`, variable(word)]
    : [];
  return constantFrom(...always, ...more);
};

/** The words as one command text. `-` first and `=` in the command word need care: those keep their form. */
const spelled = (words: Words): Arbitrary<string> =>
  tuple(tuple(...words.map(spelling)), constantFrom(" ", "  ", "\t", " \\\n ")).map(
    ([parts, blank]) => parts.join(blank),
  );

const wrappers: readonly ((command: string) => string)[] = [
  (command) => `( ${command} )`,
  (command) => `{ ${command}; }`,
  (command) => `if true; then ${command}; fi`,
  (command) => `while ${command}; do break; done`,
  (command) => `for i in 1; do ${command}; done`,
  (command) => `case x in *) ${command};; esac`,
  (command) => `f() { ${command}; }; f`,
  (command) => `echo "$( ${command})"`,
  (command) => `cat <(${command})`,
  (command) => `cat <<EOF\n$( ${command})\nEOF`,
  (command) => `bash -c ${single(command)}`,
  (command) => `sh -ec ${double(command)}`,
  (command) => `eval ${single(command)}`,
  (command) => `bash <<< ${single(command)}`,
  (command) => `bash <<'END'\n${command}\nEND`,
  (command) => `printf '%s\\n' ${single(command)} | sh`,
  (command) => `find . -maxdepth 0 -exec sh -c ${single(command)} \\;`,
  (command) => `echo x | xargs -I_ARG_ bash -c ${single(command)}`,
  (command) => `trap ${single(command)} EXIT`,
  (command) => `coproc { ${command}; }`,
];

const prefixes: readonly string[] = [
  "env A=1",
  "command",
  "nice -n 5",
  "timeout 5",
  "nohup",
  "sudo",
  "A=1 B='x y'",
  "time",
  "exec",
  "! ",
  "stdbuf -oL",
  "< /dev/null",
  "2>&1",
];

const neighbours: readonly ((command: string) => string)[] = [
  (command) => `true && ${command}`,
  (command) => `false || ${command}`,
  (command) => `echo one; ${command}; echo two`,
  (command) => `echo one & ${command}`,
  (command) => `echo one\n${command} # a comment`,
  (command) => `# 'a comment\n${command}`,
  (command) => `echo one | ${command}`,
  (command) => `${command} | cat`,
  (command) => `cd . && ${command}`,
  (command) => `pushd . && ${command}`,
  (command) => `cat > /dev/null <<'E O'\nit's "text\nE O\n${command}`,
  (command) => `ls *.md; ${command} > /dev/null 2>&1`,
];

const step: Arbitrary<(command: string) => string> = oneof(
  constantFrom(...wrappers),
  constantFrom(...neighbours),
);

/** Some spelling of the words, behind a prefix, inside up to three wrappers and neighbours. */
export const rewritten = (words: Words): Arbitrary<string> =>
  tuple(spelled(words), option(constantFrom(...prefixes)), array(step, { maxLength: 3 })).map(
    ([command, prefix, steps]) =>
      steps.reduce((text, wrap) => wrap(text), prefix === null ? command : `${prefix} ${command}`),
  );

/** The command's text as data: nothing runs it. */
export const decoys: readonly ((command: string) => string)[] = [
  (command) => `echo ${single(command)}`,
  (command) => `printf '%s\\n' ${double(command)}`,
  (command) => `grep -rn ${single(command)} docs`,
  (command) => `cat > note.md <<'EOF'\n${command}\nEOF`,
  (command) => `gh issue create --body ${double(command)}`,
  (command) => `# ${command.replaceAll("\n", " ")}\ntrue`,
  (command) => `git commit -m ${single(command)}`,
  (command) => `git log --grep=${single(command)}`,
  (command) => `MESSAGE=${single(command)}; echo "$MESSAGE"`,
  (command) => `git tag -a v1 -m "$(cat <<'EOF'\n${command}\nEOF\n)"`,
];
