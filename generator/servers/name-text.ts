import { stringify } from "yaml";

/** A name as YAML writes it: `null` and `12` are names of tools too. */
export function nameText(name: string): string {
  return stringify(name).trimEnd();
}
