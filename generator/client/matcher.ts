/**
 * How the client matches. `*`, the empty string and no matcher at all match everything; a text of
 * letters, digits, `_ - , | ` and spaces is an exact name or a list of them; anything else is an
 * unanchored, case-sensitive JavaScript RegExp, and an invalid one never matches, without a word.
 */
import { clientEvent } from "./events.ts";
import { literalPattern } from "./literal-pattern.ts";

const EXACT = /^[A-Za-z0-9_\- ,|]*$/;

/** `undefined` = an invalid pattern, which matches nothing. */
type Matcher =
  | { readonly kind: "all" }
  | { readonly kind: "exact"; readonly names: readonly string[] }
  | { readonly kind: "pattern"; readonly pattern: RegExp };

export function parseMatcher(text: string): Matcher | undefined {
  if (text === "" || text === "*") return { kind: "all" };
  if (EXACT.test(text)) {
    return { kind: "exact", names: text.split(/[|,]/).map((name) => name.trim()) };
  }
  try {
    return { kind: "pattern", pattern: new RegExp(text) };
  } catch {
    return undefined;
  }
}

/** The built-in tool `Agent` is also known by its old name. */
function namesOf(tool: string): readonly string[] {
  return tool === "Agent" ? ["Agent", "Task"] : [tool];
}

/** Whether a handler with this matcher runs for the subject (a tool name, an agent type, …). */
export function fires(
  event: string,
  matcher: string | undefined,
  subject: string | undefined,
): boolean {
  if (clientEvent(event)?.matches === undefined) return true;
  const parsed = parseMatcher(matcher ?? "");
  if (parsed === undefined) return false;
  if (parsed.kind === "all") return true;
  if (subject === undefined) return false;
  return namesOf(subject).some((name) =>
    parsed.kind === "exact" ? parsed.names.includes(name) : parsed.pattern.test(name),
  );
}

/** A server whose tools are matched by name prefix, all but the listed ones. */
export interface ServerPattern {
  readonly prefix: string;
  readonly except: readonly string[];
}

function serverPattern({ prefix, except }: ServerPattern): string {
  const lookahead =
    except.length === 0
      ? ""
      : `(?!(?:${except.map((name) => literalPattern(name.slice(prefix.length))).join("|")})$)`;
  return `^${literalPattern(prefix)}${lookahead}`;
}

/**
 * The matcher for a set of tool names and servers. Exact list where one suffices; otherwise an
 * anchored pattern. Sorted, so that the same set always gives the same text.
 */
export function writeMatcher(names: readonly string[], servers: readonly ServerPattern[]): string {
  const sorted = [...new Set(names)].sort();
  if (servers.length === 0) return sorted.join("|");
  const parts = servers.map(serverPattern).sort();
  if (sorted.length > 0) parts.unshift(`^(?:${sorted.map(escape).join("|")})$`);
  return parts.join("|");
}
