import { fc, test } from "@fast-check/vitest";
import { parse } from "unbash";
import { describe, expect, test as example } from "vitest";
import { isPlainCommand, plainScript } from "#runtime/shell/syntax/plain-script";

const reserved = ["if", "then", "fi", "for", "do", "done", "case", "esac", "in", "time", "coproc"];
const programs = [
  "git",
  "cd",
  "ls",
  "eval",
  "let",
  "export",
  "alias",
  "declare",
  "test",
  "1",
  "-x",
];
const signs = fc.constantFrom("a", "Z", "1", ".", "/", ":", "@", "%", "+", ",", "=", "~", "-", "_");
const bare = fc.oneof(
  fc.string({ unit: signs, minLength: 1, maxLength: 4 }),
  fc.constantFrom("A=1", "a+=b", "--x=y", "é", "$A", "*", "#", "!", "a\\b", "{a,b}", "2>&1", "<<E"),
);
const inner = fc.string({
  unit: fc.constantFrom(
    "a",
    " ",
    "|",
    "&",
    ";",
    "'",
    '"',
    "#",
    "!",
    "*",
    "é",
    "\u{1F600}",
    "~",
    "\t",
    "$",
  ),
  maxLength: 4,
});
const piece = fc.oneof(
  { weight: 4, arbitrary: bare },
  inner.map((text) => `"${text}"`),
  inner.map((text) => `'${text}'`),
);
const word = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(piece, { minLength: 1, maxLength: 2 }).map((all) => all.join("")),
  },
  { weight: 2, arbitrary: fc.constantFrom(...programs) },
  { weight: 1, arbitrary: fc.constantFrom(...reserved, "function", "[[", "{", "}", "(", ")") },
);
const between = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(" ", "  ", "\t") },
  { weight: 3, arbitrary: fc.constantFrom(" && ", "||", ";", " | ", "; ", "&&") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(" > ", " 2>", ">>", " 2>&1 ", " >&", "<", "1>", " 22> "),
  },
  { weight: 1, arbitrary: fc.constantFrom("<<", "<&", "&>", " >|", "<>", " >&- ", "<(", "3<") },
  { weight: 1, arbitrary: fc.constantFrom(";;", " & ", "|&", "\n", "&&&", "", "\r", "\u00a0") },
);
const script = fc
  .tuple(
    fc.constantFrom("", " ", ";"),
    fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 6 }),
  )
  .map(([start, all]) => start + all.flat().join(""));

/** As data: what the parser works out on demand is worked out. */
const data = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree));

describe("plain commands", () => {
  test.prop([script], { numRuns: 5000 })("read as the parser reads them", (text) => {
    const plain = plainScript(text);
    if (plain === undefined) return;
    const theirs = parse(text);
    expect(theirs.errors ?? []).toEqual([]);
    expect(withoutDerived(data(plain))).toEqual(data(theirs));
  });

  example.each([
    "cd src && git status --short && ls -la | head -3",
    `git commit -m "fix: it's (really) done; a && b" --author='A <a@b>'`,
    "npm test -- --run;",
    " a\t ",
    "  a || b | c ",
    "npm test -- --run > /tmp/out.log 2>&1; tail -20 /tmp/out.log 2>/dev/null",
    "sort < in >> out x",
    `echo "" '' a"b"'c'd`,
    "./x.sh ~/a ../b %1 +x -",
  ])("%s is plain", (text) => {
    const plain = plainScript(text);
    expect(withoutDerived(data(plain))).toEqual(data(parse(text)));
    const first = JSON.stringify(plain).includes('"AndOr"')
      ? undefined
      : plain?.commands[0]?.command;
    expect(first === undefined || first.type !== "Command" || isPlainCommand(first)).toBe(true);
  });

  example.each([
    "",
    ";",
    "a; ;b",
    "a &&",
    "| a",
    "a &",
    "a\nb",
    "$A",
    'a "$(b)"',
    'a "`b`"',
    'a "\\""',
    "> b",
    "a >| b",
    "a &> b",
    "a <& 3",
    "a >",
    "A=1 b",
    "export A=1",
    "if a",
    "a && time b",
    "a *",
    "(a)",
    "a # b",
    "a 'b",
    "{ a; }",
    "! a",
    "a <<< b",
    "a \\b",
  ])("%j is not", (text) => {
    expect(plainScript(text)).toBeUndefined();
  });
});

/** `args` and `redirects` say again what `suffix` says; the parser does not print them. */
function withoutDerived(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) =>
      key === "args" || key === "redirects" ? undefined : value,
    ),
  );
}
