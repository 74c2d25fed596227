import { choice, type Entries, type Near } from "../entry.ts";

/** Codes of the spec's shape: what the schema alone can tell. */
export const shapeCodes = {
  "empty-spec": {
    severity: "error",
    title: "The spec says nothing",
    cause: "An empty spec would compile to a bundle that enforces nothing.",
    fix: "Run `gen init` to start one.",
    message: () => "the spec is empty",
  },
  "unknown-key": {
    severity: "error",
    title: "Unknown key",
    cause: "A misspelt key would be a rule that is never enforced.",
    fix: "Remove the key or correct its name; spec/README.md lists the keys.",
    message: ({ key }: { readonly key: string } & Near) => `unknown key "${key}"`,
  },
  "missing-key": {
    severity: "error",
    title: "Missing key",
    cause: "The value cannot be derived, so it has to be given.",
    fix: "Add the key.",
    message: ({ key }: { readonly key: string }) => `the key "${key}" is missing`,
  },
  "wrong-type": {
    severity: "error",
    title: "Wrong type of value",
    cause: "The value is of another kind than this key takes.",
    fix: "Write a value of the kind that is asked for; quote text that looks like a number.",
    message: (p: { readonly where: string; readonly want: string; readonly got: string }) =>
      `${p.where} must be ${p.want}, not ${p.got}`,
  },
  "not-allowed": {
    severity: "error",
    title: "Value outside a closed list",
    cause: "Only the listed values have a meaning here.",
    fix: "Use one of the listed values.",
    message: (
      p: {
        readonly where: string;
        readonly value: string;
        readonly values: readonly string[];
      } & Near,
    ) => `${p.where} must be ${choice(p.values)}, not ${p.value}`,
  },
  "wrong-form": {
    severity: "error",
    title: "Text of the wrong form",
    cause: "Names end up in file names, matchers and settings, so their form is fixed.",
    fix: "Write it in the form that is asked for.",
    message: (p: { readonly value: string; readonly want: string }) =>
      `${p.value} does not have the right form: ${p.want}`,
  },
  "out-of-range": {
    severity: "error",
    title: "Value out of range",
    cause: "The value is too small, too large, too short, too long, or given twice.",
    fix: "Write a value inside the range.",
    message: (p: { readonly where: string; readonly want: string; readonly got: string }) =>
      `${p.where} must ${p.want}, but is ${p.got}`,
  },
  "conflicting-keys": {
    severity: "error",
    title: "No form fits",
    cause: "A value can take one of several forms, and this one fits none or more than one.",
    fix: "Keep the keys of one form only.",
    message: (p: { readonly where: string; readonly want: string }) => `${p.where} must ${p.want}`,
  },
} as const satisfies Entries;
