import type { Entries, Near } from "../entry.ts";

type PathReason = { readonly path: string; readonly reason: string };

/** Codes of an existing set-up that `gen import` reads: what is broken there, what is taken along. */
export const foundCodes = {
  "found-nothing": {
    severity: "error",
    title: "Nothing to import",
    cause: "A spec made of nothing would look like a set-up that was read.",
    fix: "Give the folder of a project that has a `.claude/`, that folder itself, or a plugin.",
    message: (p: { readonly path: string; readonly reason?: string | undefined }) =>
      `there is no set-up in "${p.path}"${p.reason === undefined ? "" : `: ${p.reason}`}`,
  },
  "found-unreadable": {
    severity: "error",
    title: "A file of the set-up cannot be read",
    cause: "What it says is not known, so a spec without it would be another set-up.",
    fix: "Make it readable, or mend it, then import again.",
    message: (p: PathReason) => `cannot read "${p.path}": ${p.reason}`,
  },
  "found-discarded": {
    severity: "error",
    title: "The client ignores the whole file",
    cause: "Nothing that stands in it is in force today; what it means has to be settled first.",
    fix: "Mend it, then import again.",
    message: (p: PathReason) => `the client ignores all of "${p.path}": ${p.reason}`,
  },
  "dead-matcher": {
    severity: "warning",
    title: "Matcher that matches nothing",
    cause: "The hook is registered and has never run; it is not taken into the spec.",
    fix: "Correct the matcher, or remove the hook.",
    message: (p: { readonly matcher: string; readonly reason: string } & Near) =>
      `the matcher "${p.matcher}" matches nothing: ${p.reason}`,
  },
  "rule-as-matcher": {
    severity: "warning",
    title: "Permission rule in place of a matcher",
    cause:
      "A matcher is compared with the tool's name alone, so the hook has never run. It is not taken into the spec.",
    fix: "Match the tool by its name and look at the input in the script.",
    message: ({ matcher }: { readonly matcher: string }) =>
      `"${matcher}" is a permission rule, not a matcher`,
  },
  "dead-handler": {
    severity: "warning",
    title: "Hook that the client never runs",
    cause: "It looks like a guard and is none. What can never run is not taken into the spec.",
    fix: "Give it the form that the client reads, or remove it.",
    message: (p: { readonly event: string; readonly reason: string }) =>
      `a hook on ${p.event} never runs: ${p.reason}`,
  },
  "exit-without-block": {
    severity: "warning",
    title: "Guard that exits 1",
    cause: "The client goes on after every exit code but 2, so the call that it refuses runs.",
    fix: "Exit 2, with the reason on stderr.",
    message: ({ hook }: { readonly hook: string }) => `"${hook}" exits 1, which blocks nothing`,
  },
  "unquoted-path": {
    severity: "warning",
    title: "Project directory without quotes",
    cause: "In a folder with a space in its name the shell does not find the script.",
    fix: 'Write "$CLAUDE_PROJECT_DIR" in double quotes, or use `command` with `args`.',
    message: ({ command }: { readonly command: string }) =>
      `the project directory is not quoted in \`${command}\``,
  },
  "windows-path": {
    severity: "warning",
    title: "Path in the form of Windows",
    cause: "The client compares paths with forward slashes and `//c/` for a drive.",
    fix: "Write it with forward slashes.",
    message: ({ path }: { readonly path: string } & Near) => `"${path}" is a path of Windows`,
  },
  "loose-yaml": {
    severity: "warning",
    title: "Front matter that strict YAML rejects",
    cause: "The client guesses what is meant, other readers drop the file. The text was kept.",
    fix: "Put the value between quotes.",
    message: (p: PathReason) => `"${p.path}" is no strict YAML: ${p.reason}`,
  },
  "ignored-key": {
    severity: "warning",
    title: "Key that the client ignores",
    cause: "It looks like a restriction and none is in force.",
    fix: "Use the key that the client reads.",
    message: (p: { readonly key: string; readonly reason: string }) =>
      `"${p.key}" has no effect: ${p.reason}`,
  },
  "unknown-name": {
    severity: "warning",
    title: "Name that means no tool",
    cause: "The client skips it without a word, so it denies or grants nothing.",
    fix: "Write the name as the client has it; letter case counts.",
    message: ({ name }: { readonly name: string } & Near) => `there is no tool "${name}"`,
  },
  "old-name": {
    severity: "warning",
    title: "Old name of a tool",
    cause: "The client still takes `Task` here, but calls the tool `Agent` in every payload.",
    fix: "Write `Agent`, and look for `Agent` in scripts.",
    message: ({ name }: { readonly name: string }) => `"${name}" is an old name of "Agent"`,
  },
  "dead-rule": {
    severity: "warning",
    title: "Permission rule that is never consulted",
    cause: "It looks like a denial and denies nothing.",
    fix: "Write the rule in the form that the client consults.",
    message: (p: { readonly rule: string; readonly reason: string } & Near) =>
      `the rule "${p.rule}" has no effect: ${p.reason}`,
  },
  "wider-than-written": {
    severity: "warning",
    title: "Entry that means more than it says",
    cause: "The client reads the name alone and leaves out what stands between the brackets.",
    fix: "Write the bare name, or deny single calls by a hook.",
    message: (p: { readonly entry: string; readonly tool: string }) =>
      `"${p.entry}" means all of ${p.tool}`,
  },
  "skipped-file": {
    severity: "warning",
    title: "File that the client skips",
    cause: "The agent or skill that it describes does not exist for the client.",
    fix: "Mend it, or remove it.",
    message: (p: PathReason) => `the client skips "${p.path}": ${p.reason}`,
  },
  "left-out": {
    severity: "warning",
    title: "Not taken into the spec",
    cause: "It stays in the account as it is, and nothing of it is built.",
    fix: "Look at it by hand.",
    message: (p: { readonly what: string; readonly reason: string }) =>
      `${p.what} is left out: ${p.reason}`,
  },
  carried: {
    severity: "info",
    title: "Carried along as it stands",
    cause: "The language has no words for it, so nothing is promised about it.",
    fix: "Nothing has to be done.",
    message: (p: { readonly what: string; readonly to: string }) => `${p.what} → ${p.to}`,
  },
} as const satisfies Entries;
