/** An agent's lists of tools: what each entry means, and which entries mean nothing. */
import { report } from "#diagnostics/catalogue";
import { isWholeServer } from "#client/names";
import { textList } from "#client/tool-list";
import { clientTool } from "#client/tools";
import type { Span } from "#ir/span";
import type { Importing } from "./findings.ts";
import { pluginSpelling, serverTool, strangeName } from "./known-tools.ts";

export interface ToolEntries {
  /** Names of the client's tools. */
  readonly own: readonly string[];
  /** Tools of servers as the spec spells them, `server.tool`. */
  readonly server: readonly string[];
  /** Whole servers and what else only the client's own form can say. */
  readonly other: readonly string[];
}

type Meaning =
  | { readonly kind: "own" | "server" | "other"; readonly name: string }
  | { readonly kind: "nothing" };

/** `list` = the key it stands under. */
export function readTools(
  into: Importing,
  value: unknown,
  list: "tools" | "disallowedTools",
  span: Span,
): ToolEntries {
  const meanings = textList(value).map((entry) => meaningOf(into, entry, list, span));
  const names = (kind: Meaning["kind"]): readonly string[] => [
    ...new Set(meanings.flatMap((one) => (one.kind === kind && "name" in one ? [one.name] : []))),
  ];
  return { own: names("own"), server: names("server"), other: names("other") };
}

function meaningOf(into: Importing, entry: string, list: string, span: Span): Meaning {
  const { servers } = into;
  const name = entry.replace(/\(.*$/su, "");
  const tool = clientTool(name)?.name;
  if (tool !== undefined) return ownTool(into, { entry, name, tool }, list, span);
  const plugin = pluginSpelling(name, servers);
  if (plugin !== undefined) return nothing(into, name, plugin, span);
  const found = name.includes("*") ? undefined : serverTool(name, servers);
  if (found !== undefined) return { kind: "server", name: `${found.server}.${found.tool}` };
  if (isWholeServer(name)) return { kind: "other", name };
  const strange = strangeName(name, servers);
  if (strange === undefined) return { kind: "other", name };
  // A pattern is advice for matchers; these lists take none.
  const near = strange.near?.includes("*") === true ? undefined : strange.near;
  return nothing(into, name, near, span);
}

function ownTool(
  { findings }: Importing,
  { entry, name, tool }: { readonly entry: string; readonly name: string; readonly tool: string },
  list: string,
  span: Span,
): Meaning {
  if (name === "Task") findings.push(report("old-name", span, { name }));
  const isAgentList = list === "tools" && tool === "Agent";
  if (entry !== name && !isAgentList) {
    findings.push(report("wider-than-written", span, { entry, tool }));
  }
  return { kind: "own", name: tool };
}

function nothing(
  { findings }: Importing,
  name: string,
  near: string | undefined,
  span: Span,
): Meaning {
  findings.push(report("unknown-name", span, { name, near }));
  return { kind: "nothing" };
}
