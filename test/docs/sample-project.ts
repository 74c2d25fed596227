/** A small project with one of everything, and the smallest project that there is. */
import type { Project } from "#ir/project";
import { agents, toolsets } from "./sample-agents.ts";
import { hooks } from "./sample-hooks.ts";
import { at } from "./span-at.ts";
import { server } from "./sample-server.ts";

export const minimalProject: Project = {
  name: "small",
  title: "Small",
  about: "One gate and nothing else",
  client: { name: "claude-code", atLeast: "2.1.332" },
  places: [],
  references: [],
  servers: [],
  toolsets: [],
  agents: [],
  hooks: [],
  external: [],
  skills: [],
  invariants: [],
  weakens: [],
  blocks: [],
  confirm: [],
  span: at(1),
};

export const sampleProject: Project = {
  ...minimalProject,
  name: "library",
  title: "The library",
  about: "Who may lend | return <what>",
  places: [
    { name: "shelf", does: "finished work", globs: ["documents", "projects"], span: at(2) },
    {
      name: "repositories",
      does: "work trees",
      globs: [],
      repositories: { outside: [] },
      span: at(3),
    },
  ],
  references: [
    {
      name: "plan",
      title: "a plan",
      pattern: "\\bplan-[a-z-]+",
      example: "plan-move",
      span: at(4),
    },
    {
      name: "issue",
      title: "an issue",
      pattern: "\\bissue #\\d+",
      example: "issue #12",
      span: at(5),
    },
  ],
  servers: [server("notes", ["get"], ["put", "drop", "move"]), server("mail", [], ["send"])],
  toolsets,
  agents,
  others: {
    does: "Whoever the spec does not name.",
    denies: [agents[1]?.denies[0] ?? never()],
    span: at(20),
  },
  hooks,
  external: [
    {
      name: "their-clock",
      does: "Adds the time | date",
      event: "PreToolUse",
      tools: ["mcp__mail__send"],
      command: "clock.sh",
      span: at(70),
    },
  ],
  skills: [
    {
      name: "tidy",
      does: "Tidies the shelf",
      when: "Tidy up",
      tools: ["mcp__notes__get"],
      templates: ["template-tidy"],
      sops: ["sop-tidy"],
      body: "",
      span: at(80),
    },
  ],
  invariants: [
    {
      name: "notes-have-one-owner",
      says: "No agent writes notes but the owner",
      claim: {
        kind: "nobody",
        toolsets: ["note-writes"],
        except: [{ agent: "lead", because: "owns the notes", span: at(91) }],
      },
      survives: [],
      open: [],
      span: at(90),
    },
    {
      name: "lead-starts-clerk",
      says: "No way round",
      claim: { kind: "only-start", agents: ["lead"], agent: "clerk" },
      survives: [],
      open: [],
      span: at(92),
    },
  ],
  blocks: [
    {
      name: "shelf-sentence",
      document: "SCHEMA.md",
      under: "Shelf",
      content: { kind: "text", text: "Move it into {shelf}; `{not-a-place}` stays." },
      span: at(100),
    },
    {
      name: "audit-brief",
      document: "audit.md",
      under: "Audit",
      content: {
        kind: "audit",
        intro: "Walk the shelf, and count",
        counts: [
          { name: "lost", letter: "N", what: "books that nobody finds" },
          { name: "torn", letter: "M", what: "books torn in {shelf}" },
        ],
        outro: "Mend nothing.",
      },
      span: at(101),
    },
    {
      name: "hook-entries",
      document: "PLUGIN.md",
      under: "Hooks",
      content: { kind: "hooks" },
      span: at(102),
    },
  ],
  architecture: {
    layers: {
      hooks: { title: "Hooks enforce", does: "They refuse", property: "One hook, both forms" },
      servers: { title: "Servers know", does: "They answer", property: "Data is tagged" },
      skills: { title: "Skills guide", does: "They tell", property: "Thin" },
      agents: { title: "Agents work", does: "They do", property: "Stateless" },
    },
    flow: ["An agent starts", "A hook guards it"],
    principles: [
      { says: "One owner", invariants: ["notes-have-one-owner"] },
      { says: "Thin skills", because: "Content lives elsewhere", invariants: [] },
    ],
    related: [{ slug: "sop-library", text: "how to lend" }],
    span: at(110),
  },
  confirm: [{ path: "servers.notes.tools", value: "move", span: at(9) }],
};

function never(): never {
  throw new Error("the sample has no second agent");
}
