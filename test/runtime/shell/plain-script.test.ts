import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { plainness } from "./support/plainness.ts";

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
const line = fc.oneof(
  inner,
  fc.constantFrom("E", "E ", ")", ')"', "", "\r", "EOF", "$(x)", "`", "\\"),
);
const document = fc
  .tuple(fc.constantFrom("E", "EOF", "1"), fc.array(line, { maxLength: 3 }))
  .map(([tag, lines]) => `"$(cat <<'${tag}'\n${[...lines, tag].join("\n")}\n)"`);
const word = fc.oneof(
  { weight: 1, arbitrary: document },
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

describe("plain commands", () => {
  test.prop([script], { numRuns: 5000 })("read as the parser reads them", (text) => {
    expect(plainness(text)).toMatch(/^(?:plain|left to the parser)/u);
  });
});
