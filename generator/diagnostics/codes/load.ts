import type { Entries } from "../entry.ts";

/** Codes of reading YAML text. */
export const loadCodes = {
  "yaml-syntax": {
    severity: "error",
    title: "The spec is not YAML",
    cause: "A file that does not parse says nothing for certain, so nothing is read from it.",
    fix: "Correct the YAML at this place.",
    message: ({ reason }: { readonly reason: string }) => reason,
  },
  "duplicate-key": {
    severity: "error",
    title: "Key given twice",
    cause: "Only one of the two values could count, and a reader cannot tell which.",
    fix: "Keep one of the two.",
    message: ({ key }: { readonly key: string }) => `the key "${key}" is given twice`,
  },
  "several-documents": {
    severity: "error",
    title: "More than one YAML document",
    cause: "A spec is one document; what follows a second `---` would be ignored silently.",
    fix: "Remove the `---`, or put the second document into a file of its own.",
    message: () => "a spec is one YAML document, here a second one starts",
  },
  "yaml-alias": {
    severity: "error",
    title: "YAML anchor or alias",
    cause:
      "A spec is reviewed as a diff: a line must mean what it says where it stands. Aliases also let a few lines grow into gigabytes.",
    fix: "Write the value out, or name it as a toolset or a place.",
    message: ({ text }: { readonly text: string }) => `anchors and aliases are not read: "${text}"`,
  },
  "yaml-tag": {
    severity: "error",
    title: "YAML tag",
    cause: "A tag changes what a value is; the schema already says what each value is.",
    fix: "Remove the tag.",
    message: ({ tag }: { readonly tag: string }) => `tags are not read: "${tag}"`,
  },
} as const satisfies Entries;
