/** What `gen init` can start from. The first one is the default. */
export const PRESETS = [
  "small",
  "read-only-reviewer",
  "docs-one-writer",
  "no-main-commits",
  "pal-e",
] as const;

export type Preset = (typeof PRESETS)[number];

/** Where a preset's files lie below this program's own folder: the full example is the shipped spec. */
export function presetFolder(preset: Preset): string {
  return preset === "pal-e" ? "spec" : `templates/init/${preset}`;
}
