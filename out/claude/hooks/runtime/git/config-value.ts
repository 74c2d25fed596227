/** The value part of a line in a git configuration file. */

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", b: "\b" };

/** A name without `=` means true; quotes are taken off, comments and outer blanks end the value. */
export function configValue(raw: string | undefined): string {
  if (raw === undefined) return "true";
  let value = "";
  let kept = 0;
  let quoted = false;
  for (const [token] of raw.trimStart().matchAll(/\\.|[^]/gu)) {
    if (token === '"') {
      quoted = !quoted;
      kept = value.length;
      continue;
    }
    if (!quoted && (token === "#" || token === ";")) break;
    value += token.length > 1 ? unescaped(token) : token;
    if (quoted || !/\s/u.test(token)) kept = value.length;
  }
  return value.slice(0, kept);
}

function unescaped(token: string): string {
  const char = token.slice(1);
  return escapes[char] ?? char;
}
