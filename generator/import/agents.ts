/** Agent files of the set-up: the intent that can be told from them, the rest carried. */
import type { JsonObject } from "#runtime/json-object";
import { report } from "#diagnostics/catalogue";
import { isGrantedBy, textList } from "#client/tool-list";
import { toolsWith } from "#client/tools";
import type { Importing } from "./findings.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { readHandlers } from "./handlers.ts";
import { placeIn } from "./place-in.ts";
import type { SetupFile } from "./setup-file.ts";
import { readTools, type ToolEntries } from "./tool-names.ts";

export interface FoundAgent {
  readonly name: string;
  readonly file: SetupFile;
  readonly description: string;
  readonly body: string;
  readonly model?: string;
  readonly isolation?: "worktree";
  /** Tools that it is denied, as the spec spells them, sorted. */
  readonly denied: readonly string[];
  /** It may start nobody. */
  readonly startsNobody: boolean;
  /** Further front matter, as it stands. */
  readonly carry: JsonObject;
}

const NAME = /^[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/u;

/** `undefined` = the file is carried as it stands, after saying why. */
export function readAgentFile(into: Importing, file: SetupFile): FoundAgent | undefined {
  const skip = (reason: string): undefined => {
    into.findings.push(report("skipped-file", placeIn(file, 0), { path: file.shown, reason }));
    return undefined;
  };
  const matter = readFrontMatter(file);
  if (matter === undefined) return skip("there is no front matter at its very top");
  const { name, description } = matter.fields;
  if (typeof name !== "string" || name === "") return skip("it has no name");
  if (typeof description !== "string" || description.trim() === "") {
    return skip("it has no description");
  }
  if (!NAME.test(name)) {
    const what = `the agent "${name}"`;
    const reason = "the language takes letters, digits, `-` and `_` in a name; the file is carried";
    into.findings.push(report("left-out", matter.at(["name"]), { what, reason }));
    return undefined;
  }
  judgeMatter(into, file, matter);
  return agentOf(into, file, matter, { name, description });
}

function agentOf(
  into: Importing,
  file: SetupFile,
  { fields, body, at }: FrontMatter,
  { name, description }: { readonly name: string; readonly description: string },
): FoundAgent {
  const { name: _n, description: _d, model, isolation, disallowedTools, ...rest } = fields;
  const denied = readTools(
    into,
    listOf(disallowedTools),
    "disallowedTools",
    at(["disallowedTools"]),
  );
  const allowed = allowedTools(into, fields, at);
  const missing = allowed === undefined ? [] : notGranted(allowed, fields["memory"]);
  const all = [...new Set([...denied.own, ...missing])].filter((tool) => tool !== "Agent");
  if (rest["hooks"] !== undefined) {
    // For what is broken in them: they are carried as they stand.
    readHandlers(into, rest["hooks"], (path) => at(["hooks", ...path]));
  }
  const { tools: _t, "allowed-tools": _a, "disallowed-tools": _b, ...plain } = rest;
  const isWorktree = isolation === "worktree";
  return {
    name,
    file,
    description,
    body,
    ...(typeof model === "string" && model.trim() !== "" ? { model } : {}),
    ...(isWorktree ? { isolation } : {}),
    denied: [...all, ...denied.server].sort(),
    startsNobody: denied.own.includes("Agent") || missing.includes("Agent"),
    carry: {
      ...(allowed === undefined ? {} : { tools: allowed.join(", ") }),
      ...(denied.other.length === 0 ? {} : { disallowedTools: denied.other.join(", ") }),
      ...(isolation === undefined || isWorktree ? {} : { isolation }),
      ...plain,
    },
  };
}

/** A number or a mapping in place of a list is no restriction for the client. */
function listOf(value: unknown): unknown {
  return typeof value === "string" || Array.isArray(value) ? value : [];
}

/** The entries of `tools`, after judging them; `undefined` = every tool. */
function allowedTools(
  into: Importing,
  { tools }: JsonObject,
  at: FrontMatter["at"],
): readonly string[] | undefined {
  if (tools === undefined) return undefined;
  const entries = textList(tools);
  if (entries.includes("*")) return undefined;
  const read: ToolEntries = readTools(into, tools, "tools", at(["tools"]));
  // A name that means nothing grants nothing: what is left is what is in force.
  return read.own.length + read.server.length + read.other.length === 0 ? [] : entries;
}

/** Tools that change something or start somebody, and that the list does not grant. */
function notGranted(allowed: readonly string[], memory: unknown): readonly string[] {
  const returned = memory === undefined ? [] : ["Write", "Edit"];
  return [...toolsWith("writes-files", "runs-shell"), "Agent"].filter(
    (tool) => !isGrantedBy(allowed, tool) && !returned.includes(tool),
  );
}

function judgeMatter(into: Importing, file: SetupFile, matter: FrontMatter): void {
  const { fields, at, loose, doubled, body } = matter;
  const ignored = (key: string, reason: string): void => {
    into.findings.push(report("ignored-key", at([key]), { key, reason }));
  };
  if (loose !== undefined) {
    const { reason, span } = loose;
    into.findings.push(report("loose-yaml", span, { path: file.shown, reason }));
  }
  for (const key of doubled) ignored(key, "it stands twice, and the client takes the last");
  if (fields["allowed-tools"] !== undefined) {
    ignored(
      "allowed-tools",
      "it is a key of skills, so the agent has every tool; `tools` restricts",
    );
  }
  if (fields["disallowed-tools"] !== undefined) {
    ignored("disallowed-tools", "it is a key of skills; agents have `disallowedTools`");
  }
  const denied = fields["disallowedTools"];
  if (
    denied !== undefined &&
    denied !== null &&
    typeof denied !== "string" &&
    !Array.isArray(denied)
  ) {
    ignored("disallowedTools", "it is neither text nor a list");
  }
  if (fields["memory"] !== undefined && fields["tools"] !== undefined) {
    ignored("tools", "`memory` gives Write and Edit back to the agent");
  }
  if (body.includes("\r\n")) {
    const what = `the CRLF line ends of "${file.shown}"`;
    const reason = "the prompt file keeps them, the agent is built with LF";
    into.findings.push(report("left-out", placeIn(file, 0), { what, reason }));
  }
}
