/** Small valid specs, as data: every one passes the schema, and most pass the analysis too. */
import fc from "fast-check";
import { stringify } from "yaml";
import type { SpecHook } from "../../generator/load/hook-shape.ts";
import type { SpecPredicate } from "../../generator/load/predicate-shape.ts";
import type { Spec, SpecAgent, SpecServer, SpecToolset } from "../../generator/load/spec-shape.ts";

const CLIENT_TOOLS = ["Write", "Edit", "Bash", "Read", "Monitor", "WebFetch", "NotebookEdit"];
const SERVERS = ["notes", "forge", "mail-box"];
const AGENTS = ["lead", "dev", "qa", "Dottie"];
const TOOLSETS = ["code-writes", "shell", "docs-writes"];

/** One line of text with what YAML, Markdown, templates and shells find special. */
const words: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      "plan",
      "it's",
      '"so"',
      "a: b",
      "# no",
      "*x*",
      "{tool}",
      "`y`",
      "é",
      "|",
      "<z>",
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(" "));

const toolName = fc.constantFrom("get", "get_note", "put", "drop-it", "list_all");

const server: fc.Arbitrary<SpecServer> = fc
  .record({
    names: fc.uniqueArray(toolName, { minLength: 1, maxLength: 5 }),
    reads: fc.nat(5),
    unlisted: fc.constantFrom<"deny" | "allow">("deny", "allow"),
    plugin: fc.boolean(),
  })
  .map(({ names, reads, unlisted, plugin }) => ({
    ...(plugin ? { plugin: "pack" } : { command: "serve" }),
    tools: { read: names.slice(0, reads), write: names.slice(reads), unlisted },
  }));

function record<T>(
  names: readonly string[],
  value: fc.Arbitrary<T>,
): fc.Arbitrary<Record<string, T>> {
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), value), {
      maxLength: names.length,
      selector: ([name]) => name,
    })
    .map((entries) => Object.fromEntries(entries));
}

/** Names as a spec writes them, of every tool that it can name. */
function toolNames(servers: Readonly<Record<string, SpecServer>>): readonly string[] {
  const own = Object.entries(servers).flatMap(([name, { tools }]) =>
    [...(tools.read ?? []), ...(tools.write ?? [])].map((tool) => `${name}.${tool}`),
  );
  return [...CLIENT_TOOLS, ...own];
}

function toolsets(
  servers: Readonly<Record<string, SpecServer>>,
): fc.Arbitrary<Record<string, SpecToolset>> {
  const listed = fc
    .subarray([...toolNames(servers)], { minLength: 1, maxLength: 4 })
    .map((tools) => ({ tools }));
  const names = Object.keys(servers);
  const ofServer =
    names.length === 0
      ? listed
      : fc.record({
          server: fc.constantFrom(...names),
          access: fc.constantFrom<"read" | "write">("read", "write"),
        });
  return record(
    TOOLSETS,
    fc
      .tuple(fc.oneof(listed, ofServer), fc.constantFrom("block-one", "block-two"), words)
      .map(([what, hook, message]): SpecToolset => ({ ...what, hook, message })),
  );
}

function agents(toolsetNames: readonly string[]): fc.Arbitrary<Record<string, SpecAgent>> {
  const agent = fc
    .record({
      denies: fc.subarray([...toolsetNames]),
      spawns: fc.constantFrom("any" as const, "none" as const, undefined),
      does: words,
    })
    .map(({ denies, spawns, does }): SpecAgent => ({
      does,
      denies,
      prompt: "prompts/agent.md",
      ...(spawns === undefined ? {} : { spawns: spawns === "any" ? "any" : [] }),
    }));
  return fc.tuple(record(AGENTS, agent), fc.boolean()).map(([all, main]) => {
    const { lead } = all;
    return main && lead !== undefined ? { ...all, lead: { ...lead, main: true } } : all;
  });
}

const leaf: fc.Arbitrary<SpecPredicate> = fc.constantFrom<SpecPredicate>(
  { "path-under": "scratch", fields: ["path", "file_path"] },
  { extension: [".pdf", ".Md"], fields: ["file_path"] },
  { "non-empty": "attachments" },
  { equals: "branch", to: ["main", null] },
  { matches: { field: "prompt", pattern: "^a.c$" } },
  { "agent-is": ["general-purpose"] },
  { "tool-used": "*read", since: "session", evidence: "result" },
  { "prompt-said": "merge", since: "last-user-turn" },
);

/** Conditions two levels deep over every kind that needs no shell. */
const predicateArbitrary: fc.Arbitrary<SpecPredicate> = fc.oneof(
  leaf,
  leaf.map((not) => ({ not })),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
);

function hooks(tools: readonly string[]): fc.Arbitrary<Record<string, SpecHook>> {
  const calls = fc.array(
    fc.record(
      { tools: fc.subarray([...tools], { minLength: 1, maxLength: 3 }), where: predicateArbitrary },
      { requiredKeys: ["tools"] },
    ),
    { minLength: 1, maxLength: 2 },
  );
  const gate = fc.record(
    {
      does: words,
      on: fc.constant("PreToolUse"),
      calls,
      require: predicateArbitrary,
      else: fc.constant("block" as const),
      message: words,
      onError: fc.constantFrom("block" as const, "allow" as const),
    },
    { requiredKeys: ["does", "on", "calls", "else", "message"] },
  );
  const remind = fc.record({ does: words, on: fc.constant("PostToolUse"), calls, remind: words });
  const inject = fc.record({
    does: words,
    on: fc.constantFrom("SessionStart", "UserPromptSubmit", "SubagentStart"),
    inject: fc.array(fc.record({ text: words }), { minLength: 1, maxLength: 2 }),
  });
  return record(
    ["first-gate", "second", "third"],
    fc.oneof<fc.Arbitrary<SpecHook>[]>(gate, remind, inject),
  );
}

/** A small spec; its prompts are all `prompts/agent.md`. */
export const specArbitrary: fc.Arbitrary<Spec> = record(SERVERS, server).chain((servers) =>
  toolsets(servers).chain((sets) => {
    const names = Object.keys(sets);
    return fc
      .record({
        agents: agents(names),
        hooks: hooks(toolNames(servers)),
        others: fc.subarray(names),
      })
      .map(({ agents, hooks, others }): Spec => ({
        spec: 1,
        name: "made",
        places: { scratch: ["output", "generated"] },
        servers,
        toolsets: sets,
        agents,
        ...(others.length === 0 ? {} : { others: { denies: others } }),
        hooks,
      }));
  }),
);

/** The spec as a person could have written it. */
export function specText(spec: Spec): string {
  return stringify(spec, { aliasDuplicateObjects: false });
}
