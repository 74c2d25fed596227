import type { Command } from "./command.ts";

/** The commands by name; each is loaded only when it is called, so that the program starts fast. */
export type Registry = Readonly<
  Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>
>;

export const registry: Registry = {
  init: {
    summary: "start a spec in this folder",
    load: async () => (await import("./init.ts")).init,
  },
  import: {
    summary: "read an existing set-up into a spec",
    load: async () => (await import("./import.ts")).importCommand,
  },
  build: {
    summary: "write the bundle that the spec describes",
    load: async () => (await import("./build.ts")).build,
  },
  check: {
    summary: "compare the bundle with the spec, write nothing",
    load: async () => (await import("./check.ts")).check,
  },
  lint: {
    summary: "look for mistakes in the spec",
    load: async () => (await import("./lint.ts")).lint,
  },
  explain: {
    summary: "explain a code, a file of the bundle, a hook, or AGENT TOOL",
    load: async () => (await import("./explain.ts")).explain,
  },
  simulate: {
    summary: "run the bundle's hooks on one payload, as the client would",
    load: async () => (await import("./simulate.ts")).simulate,
  },
  test: {
    summary: "run the spec's examples and every hook's faults",
    load: async () => (await import("./test.ts")).test,
  },
  matrix: {
    summary: "who can do what: every agent, every tool, by any route",
    load: async () => (await import("./matrix.ts")).matrix,
  },
  verify: {
    summary: "prove the bundle on the real client",
    load: async () => (await import("./verify.ts")).verify,
  },
  diff: {
    summary: "what a change of the spec weakens and strengthens",
    load: async () => (await import("./diff.ts")).diff,
  },
  log: {
    summary: "sum up an enforcement log",
    load: async () => (await import("./log.ts")).log,
  },
  provision: {
    summary: "bring the bundle into an account, or take it out again",
    load: async () => (await import("./provision.ts")).provision,
  },
  doctor: {
    summary: "is this account enforced now?",
    load: async () => (await import("./doctor.ts")).doctor,
  },
  servers: {
    summary: "ask real MCP servers for their tools and compare with the spec",
    load: async () => (await import("./servers.ts")).servers,
  },
};
