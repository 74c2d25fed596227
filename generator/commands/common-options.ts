/** Options of every command that compiles a spec. */
export const specOption = {
  type: "string",
  value: "FILE",
  default: "spec/enforcement.yaml",
  about: "the spec",
} as const;

export const outOption = {
  type: "string",
  value: "DIR",
  default: "out",
  about: "the folder of the bundle",
} as const;

export const formatOption = {
  type: "string",
  default: "text",
  choices: ["text", "json"],
  about: "output for people or for programs",
} as const;

/** For commands that CI runs: `github` prints annotations for the changed lines. */
export const ciFormatOption = {
  ...formatOption,
  choices: ["text", "json", "github"],
  about: "output for people, programs, or GitHub and Forgejo",
} as const;

/** For commands about one form of the bundle. */
export const packagingOption = {
  type: "string",
  default: "project",
  choices: ["project", "plugin"],
  about: "which form of the bundle is meant",
} as const;
