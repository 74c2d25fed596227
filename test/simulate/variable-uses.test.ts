import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { variableUses } from "../../generator/client/variable-uses.ts";

const VALUE = "/my work";

/** What the shell itself makes of the line: the words that it hands over. */
function words(line: string): readonly string[] {
  const script = `for word in ${line}; do printf '%s\\n' "$word"; done`;
  const env = { PATH: "/usr/bin:/bin", PROJECT: VALUE };
  return execFileSync("/bin/sh", ["-c", script], { env, encoding: "utf8" }).trimEnd().split("\n");
}

test.each([
  ["none", "$PROJECT/a.sh"],
  ["none", "${PROJECT}/a.sh"],
  ["none", `"it's"$PROJECT/a.sh`],
  ["none", `'"'$PROJECT/a.sh`],
  ["none", `\\'$PROJECT/a.sh`],
  ["double", `"$PROJECT/a.sh"`],
  ["double", `"$PROJECT"/a.sh`],
  ["double", `"it's \${PROJECT}"`],
  ["double", `"\\"$PROJECT"`],
  ["double", `'x'"$PROJECT"`],
  ["double", `"$(echo "$PROJECT")"`],
  ["single", `'$PROJECT/a.sh'`],
  ["single", `"x"'\${PROJECT}'`],
  ["single", `'\\'\\''$PROJECT'`],
] as const)("%s: %s", (quotes, line) => {
  const [use, ...more] = variableUses(line);
  expect(use).toMatchObject({ name: "PROJECT", quotes });
  expect(more).toEqual([]);
  expect(line.slice(use?.at).slice(0, use?.length)).toMatch(/^\$(?:PROJECT|\{PROJECT\})$/u);
  const made = words(line);
  expect(made.some((word) => word.includes(VALUE))).toBe(quotes === "double");
  expect(made.length > 1).toBe(quotes === "none");
  expect(made.join(" ").includes(VALUE)).toBe(quotes !== "single");
});

test("behind a backslash the shell sees no variable", () => {
  expect(variableUses("\\$PROJECT")).toEqual([]);
  expect(words("\\$PROJECT")).toEqual(["$PROJECT"]);
});

test("several, each where it stands", () => {
  const line = `$A "$B" '$C' "$(x "$D" $E)" $F`;
  expect(variableUses(line).map(({ name, quotes }) => `${name} ${quotes}`)).toEqual([
    "A none",
    "B double",
    "C single",
    "D double",
    "E none",
    "F none",
  ]);
});
