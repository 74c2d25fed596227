/** Small complete specs, one need each; each is an example to copy from and a preset. */
export const EXAMPLES = [
  "small",
  "read-only-reviewer",
  "docs-one-writer",
  "no-main-commits",
  "gate-with-evidence",
  "spawn-tree",
  "plugin-server",
  "external-hooks",
] as const;

/** What `gen init` can start from. The first one is the default. */
export const PRESETS = [...EXAMPLES, "pal-e"] as const;

export type Preset = (typeof PRESETS)[number];

/** Where a preset's files lie below this program's own folder: the full example is the shipped spec. */
export function presetFolder(preset: Preset): string {
  return preset === "pal-e" ? "spec" : `spec/examples/${preset}`;
}
