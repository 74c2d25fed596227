import type { Entries, Near } from "../entry.ts";

/** Codes of names that lead nowhere. */
export const nameCodes = {
  "unknown-tool": {
    severity: "error",
    title: "Unknown tool",
    cause: "A rule about a tool that does not exist guards nothing, and looks as if it did.",
    fix: "Correct the name, or list the tool under its server.",
    message: ({ tool }: { readonly tool: string } & Near) => `there is no tool "${tool}"`,
  },
  "unknown-server": {
    severity: "error",
    title: "Unknown server",
    cause: "Tools of a server that is not declared cannot be named in a matcher.",
    fix: "Declare it under `servers`, or correct the name.",
    message: ({ server }: { readonly server: string } & Near) => `there is no server "${server}"`,
  },
  "unknown-agent": {
    severity: "error",
    title: "Unknown agent",
    cause: "A rule about an agent that does not exist would guard nobody.",
    fix: "Declare it under `agents`, or correct the name.",
    message: ({ agent }: { readonly agent: string } & Near) => `there is no agent "${agent}"`,
  },
  "unknown-event": {
    severity: "error",
    title: "Unknown hook event",
    cause: "The client never fires an event of this name, so the hook would never run.",
    fix: "Use an event of the client; out/docs/hook-events.md lists them.",
    message: ({ event }: { readonly event: string } & Near) => `there is no hook event "${event}"`,
  },
  "unknown-predicate": {
    severity: "error",
    title: "Unknown predicate",
    cause: "A condition that nothing evaluates would never hold.",
    fix: "Use a predicate of the vocabulary in spec/README.md.",
    message: ({ predicate }: { readonly predicate: string } & Near) =>
      `there is no predicate "${predicate}"`,
  },
  "unknown-place": {
    severity: "error",
    title: "Unknown place",
    cause: "A place that is not declared has no paths.",
    fix: "Declare it under `places`, or correct the name.",
    message: ({ place }: { readonly place: string } & Near) => `there is no place "${place}"`,
  },
  "unknown-toolset": {
    severity: "error",
    title: "Unknown toolset",
    cause: "A toolset that is not declared has no tools, so nothing would be denied.",
    fix: "Declare it under `toolsets`, or correct the name.",
    message: ({ toolset }: { readonly toolset: string } & Near) =>
      `there is no toolset "${toolset}"`,
  },
  "unknown-reference": {
    severity: "error",
    title: "Unknown reference",
    cause:
      "The text quotes a value that the spec does not have, so it would be printed as it stands.",
    fix: "Correct the name between the braces.",
    message: ({ reference }: { readonly reference: string } & Near) =>
      `nothing is called "${reference}"`,
  },
  "unknown-placeholder": {
    severity: "error",
    title: "Unknown placeholder",
    cause: "A hook fills only the placeholders it knows; this one would be printed as it is typed.",
    fix: "Use {tool}, {agent}, {hook}, {type}, {missing} or {because}, or drop the braces.",
    message: (p: { readonly hook: string; readonly placeholder: string } & Near) =>
      `"${p.hook}" prints {${p.placeholder}}, which no hook fills`,
  },
  "unknown-text": {
    severity: "error",
    title: "Unknown text",
    cause: "A hook that prints a text nobody wrote would print nothing.",
    fix: "Write it under `texts`, or correct the name.",
    message: ({ text }: { readonly text: string } & Near) => `there is no text "${text}"`,
  },
  "unknown-invariant": {
    severity: "error",
    title: "Unknown invariant",
    cause: "A principle that leans on an invariant nobody states is not carried by anything.",
    fix: "State it under `invariants`, or correct the name.",
    message: ({ invariant }: { readonly invariant: string } & Near) =>
      `there is no invariant "${invariant}"`,
  },
  "confirms-nothing": {
    severity: "error",
    title: "Nothing to confirm",
    cause: "A `confirm` list names keys or values that stand beside it; this one is not there.",
    fix: "Correct the name, or take it off the list once it is confirmed.",
    message: ({ value }: { readonly value: string } & Near) =>
      `\`confirm\` names "${value}", which does not stand beside it`,
  },
  "no-path-field": {
    severity: "error",
    title: "No field holds a path",
    cause: "A condition about paths needs to know which input fields of the tool hold them.",
    fix: "Name them: `fields: [path]`.",
    message: () => "no input field is known to hold a path for these tools",
  },
  "missing-file": {
    severity: "error",
    title: "File not there",
    cause: "The spec names a file whose text belongs into the bundle.",
    fix: "Create the file, or correct the path; it is relative to the spec's folder.",
    message: ({ path }: { readonly path: string }) =>
      `below the spec's folder no UTF-8 text can be read from "${path}"`,
  },
  "duplicate-tool": {
    severity: "error",
    title: "Tool listed twice",
    cause:
      "A tool that is both here and there has no certain access, and every count would be wrong.",
    fix: "Keep the tool in one list.",
    message: ({ tool }: { readonly tool: string }) => `the tool "${tool}" is listed twice`,
  },
  "unused-toolset": {
    severity: "warning",
    title: "Toolset that nobody is denied",
    cause: "A toolset takes effect only where an agent or an invariant names it.",
    fix: "Name it in an agent's `denies` or in an invariant, or remove it.",
    message: ({ toolset }: { readonly toolset: string }) => `no agent is denied "${toolset}"`,
  },
  "empty-denial": {
    severity: "error",
    title: "A denial of nothing",
    cause: "It looks like a guard and denies no tool.",
    fix: "List at least one tool, or remove it.",
    message: ({ name }: { readonly name: string }) => `"${name}" denies no tool`,
  },
} as const satisfies Entries;
