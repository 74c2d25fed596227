/** Completion and hover as editors show them, over the shipped spec and its schema line. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../support/repository.ts";
import { type LanguageServer, languageServer } from "./language-server.ts";

const SPEC = readFileSync(join(REPOSITORY, "spec/enforcement.yaml"), "utf8");
const FOLDER = join(REPOSITORY, "spec");

let server: LanguageServer;

beforeAll(async () => {
  server = await languageServer();
}, 60_000);
afterAll(() => server.stop());

/** Opens a spec; `|` in the text is where the cursor stands. */
function cursor(name: string, text: string): { path: string; line: number; character: number } {
  const at = text.indexOf("|>");
  const before = text.slice(0, at).split("\n");
  const path = join(FOLDER, name);
  server.open(path, text.replace("|>", ""));
  return { path, line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

async function hover(name: string, text: string): Promise<string> {
  const { path, line, character } = cursor(name, text);
  const result = (await server.ask("hover", path, line, character)) as {
    readonly contents: { readonly value: string } | string;
  } | null;
  const contents = result?.contents ?? "";
  return typeof contents === "string" ? contents : contents.value;
}

async function complete(name: string, text: string): Promise<readonly string[]> {
  const { path, line, character } = cursor(name, text);
  const result = (await server.ask("completion", path, line, character)) as {
    readonly items: readonly { readonly label: string }[];
  };
  return result.items.map(({ label }) => label);
}

/** The shipped spec with the cursor in front of the first place that matches. */
const inSpec = (pattern: RegExp): string => {
  const found = pattern.exec(SPEC);
  if (found === null) throw new Error(`the shipped spec has no ${String(pattern)}`);
  const at = found.index + (found[0].length - found[0].trimStart().length) + 1;
  return `${SPEC.slice(0, at)}|>${SPEC.slice(at)}`;
};

test("the shipped spec has nothing for an editor to complain about", async () => {
  const path = join(FOLDER, "shipped.yaml");
  server.open(path, SPEC);
  expect(await server.diagnostics(path)).toEqual([]);
}, 60_000);

describe("hover", () => {
  test.each([
    ["a key at the top", /\nagents:/u, "The agents, by name"],
    ["a key of a server", /\n {6}unlisted:/u, "What a tool counts as"],
    ["its default", /\n {6}unlisted:/u, "allow"],
    ["a key of an agent", /\n {4}isolation:/u, "git worktree of its own"],
    ["a key of a hook", /\n {4}onError:/u, "cannot judge"],
    ["an event of a hook", /\n {4}on: PreToolUse/u, "event"],
    ["a predicate", /issue-named:/u, "issue"],
    ["an invariant", /\n {4}nobody:/u, "\\w"],
  ])("%s", async (name, pattern, text) => {
    expect(await hover(`${name.replaceAll(" ", "-")}.yaml`, inSpec(pattern))).toMatch(
      new RegExp(text, "u"),
    );
  });
});

describe("completion", () => {
  const LINE = "# yaml-language-server: $schema=./enforcement.schema.json\nspec: 1\nname: a\n";
  test.each([
    ["the top", "|>", ["servers", "agents", "hooks", "carry"]],
    ["an agent", "agents:\n  qa:\n    |>", ["does", "denies", "spawns", "prompt", "carry"]],
    ["a server", "servers:\n  s:\n    |>", ["url", "command", "plugin", "tools"]],
    ["a hook", "hooks:\n  h:\n    |>", ["does", "on", "calls", "message", "onError"]],
    [
      "a predicate",
      "hooks:\n  h:\n    calls:\n      - tool: Bash\n        where:\n          |>",
      ["skips-git-hooks", "runs-command", "path-under"],
    ],
    ["a closed value", "hooks:\n  h:\n    onError: |>", ["block", "allow"]],
    ["what is carried", "carry:\n  |>", ["settings", "runs", "files"]],
  ] as const)("%s", async (name, text, labels) => {
    const found = await complete(`complete-${name.replaceAll(" ", "-")}.yaml`, LINE + text);
    expect(found).toEqual(expect.arrayContaining([...labels]));
  });
});

test("a wrong key is marked while it is typed", async () => {
  const path = join(FOLDER, "wrong.yaml");
  server.open(
    path,
    "# yaml-language-server: $schema=./enforcement.schema.json\nspec: 1\nname: a\nagent: {}\n",
  );
  const [first] = await server.diagnostics(path);
  expect(first?.message).toContain("agent");
});
