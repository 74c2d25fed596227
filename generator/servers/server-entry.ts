import { stringify } from "yaml";
import { canBeListed, type OfferedTool } from "./compare-server.ts";
import type { Connection } from "./connection.ts";

/** The spec's entry for a server that it does not know, by the server's own annotations. */
export function serverEntry(
  name: string,
  connection: Connection,
  offered: readonly OfferedTool[],
): string {
  const named = (isRead: boolean): readonly string[] =>
    offered
      .filter((tool) => canBeListed(tool.name) && (tool.readOnlyHint === true) === isRead)
      .map((tool) => tool.name);
  const from =
    connection.kind === "stdio"
      ? { command: connection.command, args: connection.args, env: connection.env }
      : { url: connection.url };
  const entry = {
    ...Object.fromEntries(Object.entries(from).filter(([, value]) => isSaid(value))),
    tools: { read: named(true), write: named(false), unlisted: "deny" },
  };
  return stringify({ [name]: entry }, { lineWidth: 0 }).trimEnd();
}

function isSaid(value: string | readonly string[] | Readonly<Record<string, string>>): boolean {
  return typeof value === "string" || Object.keys(value).length > 0;
}
