/** The imported spec as YAML with a line above each part. */
import { stringify } from "yaml";
import type { Spec } from "../load/spec-shape.ts";

const ABOUT: Readonly<Partial<Record<keyof Spec, string>>> = {
  servers:
    "Servers. What a tool does was not to be seen: each counts as a write until you sort them.",
  toolsets: "What agents are denied, by the kind of tool.",
  agents: "Agents. Prompt bodies lie in prompts/, byte for byte.",
  external: "Hooks that were there. With `carry` their registration is written as it stands.",
  carry: "What the language has no words for, passed through as it stands.",
  skills: "Skills.",
};

export function specText(spec: Spec, schema: string, from: string): string {
  const parts = Object.entries(spec).map(([key, value]) => {
    const about = ABOUT[key as keyof Spec];
    const yaml = stringify(
      { [key]: value },
      { lineWidth: 100, aliasDuplicateObjects: false, version: "1.2" },
    );
    return about === undefined ? yaml : `\n# ${about}\n${yaml}`;
  });
  return [
    `# yaml-language-server: $schema=${schema}\n`,
    `# Imported from \`${from}\`. \`gen lint\` lists what is assumed, \`gen build\` writes the bundle.\n`,
    ...parts,
  ].join("");
}
