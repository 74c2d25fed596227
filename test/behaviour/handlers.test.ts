/** Every handler that the bundle registers is one that the client accepts and that can run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { shippedBundle, shippedFiles } from "../support/shipped-bundle.ts";
import { REPOSITORY } from "../support/repository.ts";

interface Handler {
  readonly args: readonly string[];
  readonly timeout: number;
  readonly onFailure?: "block";
}
interface Group {
  readonly matcher?: string;
  readonly hooks: readonly Handler[];
}
type Hooks = Readonly<Record<string, readonly Group[]>>;

const schema: object = JSON.parse(
  readFileSync(join(REPOSITORY, "test/support/client-settings.schema.json"), "utf8"),
);
// `required` beside a `$ref` names keys of the referenced shape, which strict mode does not see.
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
ajv.addSchema(schema, "client");

function mistakes(value: unknown, part = ""): unknown {
  const check = ajv.getSchema(`client#${part}`);
  if (check === undefined) throw new Error(`the client's schema has no ${part}`);
  check(value);
  return check.errors ?? [];
}

async function textOf(path: string): Promise<string> {
  const [file] = await shippedFiles(path);
  return file?.content ?? "";
}

/** All hooks of the bundle with the file they stand in. */
async function registered(): Promise<readonly (readonly [string, Hooks])[]> {
  const settings: { readonly hooks: Hooks } = JSON.parse(await textOf("claude/settings.json"));
  const plugin: { readonly hooks: Hooks } = JSON.parse(await textOf("plugin/hooks/hooks.json"));
  const agents = await shippedFiles("claude/agents/");
  const fronts = agents.flatMap(({ path, content }): readonly (readonly [string, Hooks])[] => {
    const front: { readonly hooks?: Hooks } = parse(content.split("\n---\n")[0] ?? "");
    return front.hooks === undefined ? [] : [[path, front.hooks]];
  });
  expect(fronts.length).toBeGreaterThan(1);
  return [
    ["claude/settings.json", settings.hooks],
    ["plugin/hooks/hooks.json", plugin.hooks],
    ...fronts,
  ];
}

describe("our picture of the client", () => {
  const group = (handler: object, matcher: unknown = "Write"): object => ({
    hooks: {
      PreToolUse: [
        {
          matcher,
          hooks: [{ type: "command", command: "node", args: ["x"], timeout: 1, ...handler }],
        },
      ],
    },
  });

  test.each([
    ["timeout 0", group({ timeout: 0 })],
    ["timeout as text", group({ timeout: "5" })],
    ["args as text", group({ args: "x" })],
    ["another onFailure", group({ onFailure: "deny" })],
    ["a handler without command", group({ command: undefined })],
    ["a matcher that is no text", group({}, 1)],
    ["an event that is no list", { hooks: { PreToolUse: {} } }],
    ["hooks as a list", { hooks: [] }],
    ["an unknown event", { hooks: { PreToolUsed: [] } }],
    ["a wrong type of a known key", { disableSkillShellExecution: "yes" }],
  ])("refuses %s, for which the client drops the file or the handler", (_, settings) => {
    expect(mistakes(JSON.parse(JSON.stringify(settings)))).not.toEqual([]);
  });
});

describe("what the bundle registers", () => {
  test("is accepted by the client", async () => {
    expect(mistakes(JSON.parse(await textOf("claude/settings.json")))).toEqual([]);
    for (const [path, hooks] of await registered()) {
      expect(mistakes(hooks, "/$defs/hooks"), path).toEqual([]);
    }
  });

  test("has matchers that compile", async () => {
    const groups = (await registered()).flatMap(([, hooks]) => Object.values(hooks).flat());
    const matchers = groups.flatMap(({ matcher }) => matcher ?? []);
    expect(matchers.length).toBeGreaterThan(10);
    for (const matcher of matchers) expect(() => new RegExp(matcher, "u"), matcher).not.toThrow();
  });

  test("names scripts that are in the bundle, executable, and nothing else is", async () => {
    const { files } = await shippedBundle();
    const scripts = new Set(files.filter(({ executable }) => executable).map(({ path }) => path));
    const named = (await registered()).flatMap(([, hooks]) =>
      Object.values(hooks)
        .flat()
        .flatMap((group) => group.hooks.map(({ args }) => args[0] ?? "")),
    );
    const paths = named.map((arg) =>
      arg
        .replace("${CLAUDE_PROJECT_DIR}/.claude/", "claude/")
        .replace("${CLAUDE_PLUGIN_ROOT}/", "plugin/"),
    );
    expect([...new Set(paths)].sort()).toEqual([...scripts].sort());
  });

  test("ends in a block wherever the rule fails closed", async () => {
    const { plan } = await shippedBundle();
    const closed = new Map(
      [...(plan?.project.hooks ?? []), ...(plan?.plugin.hooks ?? [])].map(
        ({ handler, onError }) => [handler.file, onError],
      ),
    );
    for (const [path, hooks] of await registered()) {
      for (const { args, onFailure } of Object.values(hooks)
        .flat()
        .flatMap((group) => group.hooks)) {
        const file = args[0]?.split("/").at(-1) ?? "";
        expect([file, onFailure ?? "allow"], path).toEqual([file, closed.get(file)]);
      }
    }
  });
});
