/**
 * What a real server offers against what the spec says of it. A server's annotations are its own
 * word: they can make a classification stricter, and only a person can make one laxer by them.
 */
import { near } from "#diagnostics/catalogue";
import type { Assumption } from "#ir/project";
import type { Server, ServerTool } from "#ir/server";
import type { Span } from "#ir/span";
import type { ListEdit } from "./list-edit.ts";

/** A tool as the server lists it. */
export interface OfferedTool {
  readonly name: string;
  /** Its annotation; absent = the server says nothing. */
  readonly readOnlyHint?: boolean;
}

export type FindingKind =
  /** The spec lists it, the server does not have it. */
  | "stale"
  /** The server has it, the spec does not list it. */
  | "unclassified"
  /** The spec calls it a read, the server's annotation a write. */
  | "says-it-writes"
  /** The spec calls it a write, the server's annotation a read. */
  | "says-it-reads"
  /** An entry under `confirm` that now has its answer. */
  | "confirmed";

export interface ServerFinding {
  readonly kind: FindingKind;
  /** The tool, or the key that was to be confirmed. */
  readonly tool: string;
  readonly message: string;
  readonly span: Span;
  /** Changes of the spec that settle it. */
  readonly edits: readonly ListEdit[];
}

/** Compares one server; `assumed` are its own entries under `confirm`, such as `url`. */
export function compareServer(
  server: Server,
  offered: readonly OfferedTool[],
  assumed: readonly Assumption[],
): readonly ServerFinding[] {
  const byName = new Map(offered.map((tool) => [tool.name, tool]));
  const listed = new Set(server.tools.map(({ name }) => name));
  const extra = offered.filter(({ name }) => !listed.has(name));
  return [
    ...assumed.map((one) => confirmedKey(server, one)),
    ...server.tools.flatMap((tool) => {
      const real = byName.get(tool.name);
      return real === undefined ? [stale(server, tool, extra)] : judged(server, tool, real);
    }),
    ...extra.map((tool) => unclassified(server, tool)),
  ];
}

function confirmedKey({ name }: Server, { value, span }: Assumption): ServerFinding {
  const edits = [{ path: ["servers", name, "confirm"], remove: [value], add: [] }];
  const message = `the server answered, so its ${value} need not be confirmed any more`;
  return { kind: "confirmed", tool: value, message, span, edits };
}

function stale(
  server: Server,
  { name, access, assumed, span }: ServerTool,
  extra: readonly OfferedTool[],
): ServerFinding {
  const meant = near(
    name,
    extra.map((tool) => tool.name),
  );
  const hint = meant === undefined ? "" : `; it has "${meant}"`;
  const edits = [
    listEdit(server, access, { remove: [name] }),
    ...(assumed ? [listEdit(server, "confirm", { remove: [name] })] : []),
  ];
  return { kind: "stale", tool: name, message: `the server has no "${name}"${hint}`, span, edits };
}

function judged(server: Server, tool: ServerTool, real: OfferedTool): readonly ServerFinding[] {
  const { name, access, assumed, span } = tool;
  const answered = assumed ? [listEdit(server, "confirm", { remove: [name] })] : [];
  if (access === "read" && real.readOnlyHint === false) {
    const edits = [
      listEdit(server, "read", { remove: [name] }),
      listEdit(server, "write", { add: [name] }),
      ...answered,
    ];
    const message = `"${name}" stands under read, but the server says that it changes something`;
    return [{ kind: "says-it-writes", tool: name, message, span, edits }];
  }
  const isLax = access === "write" && real.readOnlyHint === true;
  const confirmed: ServerFinding = {
    kind: "confirmed",
    tool: name,
    message: `the server has "${name}", so it need not be confirmed any more`,
    span,
    edits: answered,
  };
  const lax: ServerFinding = {
    kind: "says-it-reads",
    tool: name,
    message: `"${name}" stands under write, but the server says that it only reads; if you trust that, move it to read by hand`,
    span,
    edits: [],
  };
  return [...(isLax ? [lax] : []), ...(assumed && !isLax ? [confirmed] : [])];
}

function unclassified(server: Server, { name, readOnlyHint }: OfferedTool): ServerFinding {
  const access = readOnlyHint === true ? "read" : "write";
  const word = WORDS[String(readOnlyHint)];
  const now = server.unlistedIsWrite
    ? "until then it counts as a write (unlisted: deny)"
    : "until then nobody is denied it (unlisted: allow)";
  return {
    kind: "unclassified",
    tool: name,
    message: `the server has ${JSON.stringify(name)}, which the spec does not list; the server ${word}; ${now}`,
    span: server.span,
    edits: canBeListed(name) ? [listEdit(server, access, { add: [name] })] : [],
  };
}

/** Names that the spec's schema takes; a server may call its tools anything. */
export function canBeListed(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/u.test(name);
}

const WORDS: Readonly<Record<string, string>> = {
  true: "says that it only reads",
  false: "says that it changes something",
  undefined: "does not say whether it changes something",
};

function listEdit(
  { name }: Server,
  list: "read" | "write" | "confirm",
  { remove = [], add = [] }: Partial<Pick<ListEdit, "remove" | "add">>,
): ListEdit {
  return { path: ["servers", name, "tools", list], remove, add };
}

/** Whether somebody has to do something; the others are good news, or left to judgement. */
export function isPressing({ kind }: ServerFinding): boolean {
  return kind !== "confirmed" && kind !== "says-it-reads";
}
