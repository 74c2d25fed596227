/**
 * Which paths a command writes, command by command, and what a guard of some globs makes of them: the
 * tables `cases/written-*.json`; `UPDATE=1` tells them anew.
 */
import { rmSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { guarded } from "../../../templates/runtime/shell/writes/guarded.ts";
import { bashCall } from "./support/bash-call.ts";
import { updated } from "./support/readings.ts";
import { writtenLayout } from "./support/written-layout.ts";
import { writtenReader } from "./support/written.ts";

const top = writtenLayout();
process.env["HOME"] = top;
afterAll(() => rmSync(top, { recursive: true, force: true }));

const tables = "copies operands outputs git scripts judged closed"
  .split(" ")
  .map((name) => `written-${name}`);

describe.each(tables)("%s", (name) => {
  const read = writtenReader(name, top);

  test.each(Object.entries(updated(name, read)))("%#: %s", (command, lines) => {
    expect(read(command)).toEqual(lines);
  });
});

test.each([
  [".claude/**", "rm .claude/x", true],
  [".claude/**", ".clau", false],
  [".claude/**", `.cl"au"de`, true],
  [".claude/**", ".cl'au'de", true],
  [".claude/**", String.raw`.clau\de`, true],
  [".claude/**", ".cl\\\naude", true],
  [".claude/**", "cat .claude/worktrees/w/a", false],
  [".claude/**", "cd .claude/worktrees/w; rm .claude/x", true],
  [".claude/**", "rm .claude/worktrees/w/.claude/x", true],
  [".claude/**", "cat .claude/worktrees/w .claude/worktrees/v/", false],
  ["**/.claude/hooks/**", "rm .claude/x", true],
  ["**/.claude/hooks/**", "rm hooks", false],
  ["docs/*.md", "rm docs/x", true],
  ["docs/*.md", "rm doc x.md", false],
  ["a/b.txt", "rm a/b.txt", true],
  ["a/b.txt", "rm b.txt", false],
  ["src/.hidden/x", "rm .hidden", true],
  ["src/.hidden/x", "rm src", false],
  ["~/.claude/**", "rm ~/.claude/x", true],
  ["lib/", "rm lib/x", true],
  ["**/*.md", "rm x.md", false],
])("%s: the text %j is about it: %j", (glob, text, isNamed) => {
  expect(guarded([glob], bashCall("", top)).names(text)).toBe(isNamed);
});
