import { expect, test } from "vitest";
import type * as hooks from "../../generator/load/hook-shape.ts";
import type * as predicates from "../../generator/load/predicate-shape.ts";
import type * as spec from "../../generator/load/spec-shape.ts";
import { shippedSchema } from "./shipped-schema.ts";

/** The keys of every form that a type can take; a wrong or missing one does not compile. */
type Keys<T> = Readonly<Record<T extends unknown ? keyof T : never, true>>;

const SPEC: Keys<spec.Spec> = {
  spec: true,
  name: true,
  title: true,
  about: true,
  client: true,
  places: true,
  references: true,
  servers: true,
  toolsets: true,
  agents: true,
  others: true,
  texts: true,
  hooks: true,
  external: true,
  carry: true,
  skills: true,
  invariants: true,
  weakens: true,
  blocks: true,
  architecture: true,
};
const CLIENT: Keys<spec.SpecClient> = { name: true, atLeast: true };
const PLACE: Keys<spec.SpecPlaceEntry> = {
  does: true,
  confirm: true,
  paths: true,
  repositories: true,
  except: true,
};
const REFERENCE: Keys<spec.SpecReference> = { title: true, pattern: true, example: true };
const SERVER: Keys<spec.SpecServer> = {
  title: true,
  does: true,
  plugin: true,
  url: true,
  command: true,
  args: true,
  env: true,
  confirm: true,
  tools: true,
  carry: true,
};
const CARRY: Keys<spec.SpecCarry> = { settings: true, runs: true, files: true };
const CARRIED_FILE: Keys<spec.SpecCarriedFile> = { from: true, executable: true };
const CARRIED_HANDLER: Keys<hooks.SpecCarriedHandler> = { matcher: true, handler: true };
const SERVER_TOOLS: Keys<spec.SpecServerTools> = {
  read: true,
  write: true,
  confirm: true,
  unlisted: true,
};
const TOOLSET: Keys<spec.SpecToolset> = {
  title: true,
  tools: true,
  server: true,
  access: true,
  hook: true,
  message: true,
  onError: true,
  examples: true,
};
const AGENT: Keys<spec.SpecAgent> = {
  main: true,
  title: true,
  does: true,
  when: true,
  owns: true,
  isolation: true,
  model: true,
  memory: true,
  denies: true,
  spawns: true,
  prompt: true,
  confirm: true,
  carry: true,
};
const DENIAL: Keys<spec.SpecDenialEntry> = {
  toolset: true,
  in: true,
  hook: true,
  message: true,
  onError: true,
  examples: true,
};
const OTHERS: Keys<spec.SpecOthers> = { does: true, denies: true };
const SKILL: Keys<spec.SpecSkill> = {
  does: true,
  when: true,
  tools: true,
  refers: true,
  agent: true,
  prompt: true,
  confirm: true,
  carry: true,
};
const INVARIANT: Keys<spec.SpecInvariant> = {
  says: true,
  survives: true,
  open: true,
  nobody: true,
  among: true,
  except: true,
  only: true,
  may: true,
};
const MAY: Keys<spec.SpecOnly["may"]> = { use: true, in: true, start: true };
const BLOCK: Keys<spec.SpecBlock> = {
  document: true,
  under: true,
  text: true,
  intro: true,
  counts: true,
  outro: true,
  hooks: true,
};
const AUDIT_COUNT: Keys<spec.SpecAuditCount> = { letter: true, what: true };
const ARCHITECTURE: Keys<spec.SpecArchitecture> = {
  layers: true,
  flow: true,
  principles: true,
  related: true,
};
const LAYERS: Keys<spec.SpecArchitecture["layers"]> = {
  hooks: true,
  servers: true,
  skills: true,
  agents: true,
};
const LAYER: Keys<spec.SpecLayer> = { title: true, does: true, property: true };
const PRINCIPLE: Keys<spec.SpecPrinciple> = { says: true, because: true, invariants: true };
const HOOK: Keys<hooks.SpecHook> = {
  title: true,
  does: true,
  on: true,
  who: true,
  calls: true,
  require: true,
  else: true,
  spawn: true,
  finish: true,
  remind: true,
  inject: true,
  message: true,
  otherwise: true,
  starter: true,
  log: true,
  onError: true,
  timeout: true,
  confirm: true,
  examples: true,
};
const WHO: Keys<hooks.SpecWho> = { only: true, except: true };
const CALL: Keys<hooks.SpecCall> = {
  tool: true,
  tools: true,
  toolset: true,
  server: true,
  access: true,
  where: true,
  require: true,
  confirm: true,
};
const PART: Keys<hooks.SpecPart> = {
  who: true,
  title: true,
  text: true,
  use: true,
  persona: true,
  file: true,
  count: true,
  command: true,
  timeout: true,
  notes: true,
  confirm: true,
};
const COUNT: Keys<hooks.SpecCount> = { label: true, paths: true, pattern: true };
const NOTES: Keys<hooks.SpecNotes> = { server: true, tool: true, slugs: true };
const LOG: Keys<hooks.SpecLog> = { tag: true, allow: true, block: true, act: true };
const EXAMPLE: Keys<hooks.SpecExample> = {
  agent: true,
  call: true,
  prompt: true,
  source: true,
  says: true,
  transcript: true,
  in: true,
  branch: true,
  fault: true,
  verdict: true,
  contains: true,
};
const EXAMPLE_CALL: Keys<hooks.SpecExampleCall> = { tool: true, input: true };
const STEP: Keys<hooks.SpecTranscriptStep> = { user: true, call: true };
const EXTERNAL: Keys<hooks.SpecExternal> = {
  on: true,
  tools: true,
  command: true,
  does: true,
  confirm: true,
  carry: true,
};
const PREDICATE: Keys<predicates.SpecPredicate> = {
  any: true,
  all: true,
  not: true,
  "path-under": true,
  extension: true,
  "in-repository": true,
  fields: true,
  "non-empty": true,
  equals: true,
  to: true,
  matches: true,
  mentions: true,
  field: true,
  "agent-is": true,
  "tool-used": true,
  evidence: true,
  "prompt-said": true,
  since: true,
  "issue-named": true,
  "moves-branch": true,
  "pushes-branch": true,
  "skips-git-hooks": true,
  "shell-writes": true,
  "runs-command": true,
  opaque: true,
};
const MATCHES: Keys<predicates.SpecMatches> = { field: true, pattern: true, ignoreCase: true };
const ISSUE_NAMED: Keys<predicates.SpecIssueNamed> = {
  branch: true,
  files: true,
  reference: true,
};

const SHAPES: Readonly<Record<string, Readonly<Record<string, true>>>> = {
  client: CLIENT,
  place: PLACE,
  reference: REFERENCE,
  server: SERVER,
  serverTools: SERVER_TOOLS,
  toolset: TOOLSET,
  agent: AGENT,
  denial: DENIAL,
  others: OTHERS,
  hook: HOOK,
  who: WHO,
  call: CALL,
  predicate: PREDICATE,
  matches: MATCHES,
  issueNamed: ISSUE_NAMED,
  part: PART,
  count: COUNT,
  notes: NOTES,
  log: LOG,
  example: EXAMPLE,
  exampleCall: EXAMPLE_CALL,
  transcriptStep: STEP,
  external: EXTERNAL,
  skill: SKILL,
  carry: CARRY,
  carriedFile: CARRIED_FILE,
  carriedHandler: CARRIED_HANDLER,
  refers: { templates: true, sops: true },
  invariant: INVARIANT,
  may: MAY,
  block: BLOCK,
  auditCount: AUDIT_COUNT,
  architecture: ARCHITECTURE,
  layers: LAYERS,
  layer: LAYER,
  principle: PRINCIPLE,
};

const keysOf = (value: object | undefined): readonly string[] => Object.keys(value ?? {}).sort();

test("a spec has the keys of the schema", () => {
  expect(keysOf(SPEC)).toEqual(keysOf(shippedSchema.properties));
});

test.each(Object.entries(shippedSchema.$defs ?? {}).filter(([, { properties }]) => properties))(
  "%s has the keys of the schema",
  (name, { properties }) => {
    expect(keysOf(SHAPES[name])).toEqual(keysOf(properties));
  },
);
