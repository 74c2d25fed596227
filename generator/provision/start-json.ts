import { isObject } from "#runtime/json-object";
import type { JsonPath } from "../json/json-path.ts";
import { placeAt } from "../json/place-at.ts";
import { type JsonText, readJson } from "../json/read-json.ts";
import type { PlannedEdit, Problem } from "./account-plan.ts";
import { offsetAt } from "./json-edit.ts";
import { doubledKeys, type ShapeFault } from "./settings-shape.ts";
import { stripComments } from "./strip-comments.ts";

/** A JSON file of the account and what can be wrong with it. */
export interface JsonFile {
  readonly path: string;
  /** What is wrong with the shape of the parsed value, and would keep our entries from working. */
  readonly faults: (value: unknown) => readonly ShapeFault[];
}

export type StartJson = { readonly json: JsonText } | { readonly problem: PlannedEdit };

/** Reads the text that an edit starts from; a text that no edit can start from is told with its place. */
export function startJson({ path, faults }: JsonFile, text: string, mayStrip: boolean): StartJson {
  const read = readJson(text);
  if ("fault" in read) {
    if (read.lenient && mayStrip) {
      return startJson({ path, faults }, stripComments(text), false);
    }
    const { line, column, reason } = read.fault;
    const problem = { path, line, column };
    return read.lenient
      ? { problem: { conflicts: [{ ...problem, ...COMMENTS }] } }
      : { problem: { faults: [{ ...problem, message: reason, help: "Mend or remove it." }] } };
  }
  const { body, root } = read;
  const doubled = doubledKeys(root).map((node): Problem => {
    const message = `the key ${body.slice(node.offset, node.offset + node.length)} stands twice`;
    return {
      path,
      ...placeAt(body, node.offset),
      message,
      help: "Keep the last: the client reads that.",
    };
  });
  const wrong = faults(JSON.parse(body)).map((fault): Problem => {
    const message = fault.dropsFile ? `${fault.reason}: ${IGNORED}` : fault.reason;
    return { path, ...placeIn(read, fault.path), message, help: "Mend or remove it." };
  });
  const all = [...doubled, ...wrong];
  return all.length === 0 ? { json: read } : { problem: { faults: all } };
}

const IGNORED = "the client ignores the whole file";

const COMMENTS = {
  message: `it has comments or trailing commas: ${IGNORED}`,
  help: "Take them out, or let --strip-comments do it.",
};

/** Where the value at a path stands, or what is nearest to it. */
export function placeIn({ body, root }: JsonText, path: JsonPath): ReturnType<typeof placeAt> {
  return placeAt(body, offsetAt(root, path));
}

/** For `.mcp.json`: an object with an object of servers. */
export function serversFaults(value: unknown): readonly ShapeFault[] {
  if (!isObject(value)) return [{ path: [], reason: "it is not an object", dropsFile: false }];
  const servers = value["mcpServers"];
  if (servers === undefined || isObject(servers)) return [];
  const reason = `"mcpServers" is not an object`;
  return [{ path: ["mcpServers"], reason, dropsFile: false }];
}
