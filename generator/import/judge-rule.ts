/** Whether a permission rule is ever consulted in the form it has. Claude Code 2.1.332. */
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { isServerName } from "#client/names";
import { clientTool } from "#client/tools";
import type { Span } from "#ir/span";
import { type KnownServer, pluginSpelling, strangeName } from "./known-tools.ts";

/** Paths of these tools are accepted in a rule and never looked at. */
const ASK_INSTEAD: ReadonlyMap<string, string> = new Map([
  ["Write", "Edit"],
  ["NotebookEdit", "Edit"],
  ["MultiEdit", "Edit"],
  ["Glob", "Read"],
  ["Grep", "Read"],
]);

/** First folders of a path that was meant from the root of the disk. */
const ROOTS =
  /^\/(?:home|Users|root|etc|var|tmp|opt|usr|mnt|srv|private|Volumes|workspace)(?:\/|$)/u;

type Dead = (reason: string, near?: string) => readonly Diagnostic[];

export function judgeRule(
  rule: string,
  span: Span,
  servers: readonly KnownServer[],
): readonly Diagnostic[] {
  const dead: Dead = (reason, near) => [report("dead-rule", span, { rule, reason, near })];
  const [, name = "", detail] = /^([^()]+?)(?:\((.*)\))?$/su.exec(rule) ?? [];
  if (name === "") return dead("it is no permission rule");
  if (name === "Task") return [report("old-name", span, { name })];
  if (isServerName(name)) return judgeServerRule(name, detail, servers, dead);
  if (name.includes("*")) return [];
  const isKnown = clientTool(name) !== undefined || ASK_INSTEAD.has(name);
  const strange = isKnown ? undefined : strangeName(name, servers);
  if (strange !== undefined) return dead(strange.reason, strange.near);
  return detail === undefined ? [] : judgePath(name, detail, span, dead);
}

function judgePath(name: string, detail: string, span: Span, dead: Dead): readonly Diagnostic[] {
  const path = rooted(detail);
  const instead = ASK_INSTEAD.get(name);
  if (instead !== undefined) {
    const everything = detail === "*" || detail === "**";
    const reason = `paths of ${name} are never consulted`;
    return everything ? [] : dead(reason, `${instead}(${path ?? detail})`);
  }
  if (path === undefined || (name !== "Edit" && name !== "Read")) return [];
  const near = `${name}(${path})`;
  return /^[A-Za-z]:/u.test(detail)
    ? [report("windows-path", span, { path: detail, near })]
    : dead("a single slash means the folder of the settings", near);
}

function judgeServerRule(
  name: string,
  detail: string | undefined,
  servers: readonly KnownServer[],
  dead: Dead,
): readonly Diagnostic[] {
  if (detail !== undefined) return dead("a server's tool takes no details", name);
  if (name.endsWith(".*"))
    return dead("a rule is no regular expression", name.replace(/\.\*$/u, "*"));
  const plugin = pluginSpelling(name, servers);
  return plugin === undefined ? [] : dead("its server has another prefix", plugin);
}

/** The path as the client takes it from the root; `undefined` = it is fine as it stands. */
function rooted(path: string): string | undefined {
  const [, drive, rest] = /^([A-Za-z]):[\\/](.*)$/su.exec(path) ?? [];
  if (drive !== undefined && rest !== undefined) {
    return `//${drive.toLowerCase()}/${rest.replaceAll("\\", "/")}`;
  }
  return ROOTS.test(path) ? `/${path}` : undefined;
}
