/** Front matter that strict YAML and the client read alike. */
import { stringify } from "yaml";

const MARKER = "Written by `gen build` from the spec; a change belongs there.";

/**
 * A file with front matter on top and the body behind it, byte for byte. Nothing may stand before
 * the first `---`, so the marker is a comment inside. Texts are quoted and stay on one line each.
 */
export function withFrontMatter(fields: Readonly<Record<string, unknown>>, body: string): string {
  const yaml = stringify(fields, {
    lineWidth: 0,
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
  });
  return `---\n# ${MARKER}\n${yaml}---\n${body}`;
}
