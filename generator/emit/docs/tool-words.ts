/** Sets of tools in words: a server's writes by their number, everything else by name. */
import type { Project } from "#ir/project";
import type { Server } from "#ir/server";
import { codes, counted, listing, prose } from "../../render/markdown.ts";

/** Tools by name, and servers of which every tool but the listed ones is meant. */
export interface ToolSet {
  readonly names?: readonly string[];
  readonly prefixes?: readonly { readonly prefix: string; readonly except: readonly string[] }[];
}

function writesOf(server: Server): readonly string[] {
  return server.tools.filter(({ access }) => access === "write").map(({ fullName }) => fullName);
}

function serverWords(server: Server, names: readonly string[], more: boolean): string {
  const writes = writesOf(server);
  const all = writes.length > 0 && writes.every((name) => names.includes(name));
  const rest = names.filter((name) => !all || !writes.includes(name));
  const first = all
    ? `${writes.length === 1 ? "the" : "all"} ${counted(writes.length, "write tool")} of ${prose(server.title)}`
    : "";
  const unlisted = more ? `every tool of ${prose(server.title)} that is not listed as a read` : "";
  return listing([first, codes(rest), unlisted].filter((words) => words !== ""));
}

/** E.g. `Write`, `Edit` and all 7 write tools of the docs server. Sorted by server. */
export function toolWords(project: Project, { names = [], prefixes = [] }: ToolSet): string {
  const servers = project.servers.flatMap((server) => {
    const pattern = prefixes.find(({ prefix }) => prefix === server.prefix);
    const meant = server.tools
      .map(({ fullName }) => fullName)
      .filter(
        (name) => names.includes(name) || (pattern !== undefined && !pattern.except.includes(name)),
      );
    const words = serverWords(server, meant, pattern !== undefined);
    return words === "" ? [] : [words];
  });
  const known = new Set(project.servers.flatMap(({ tools }) => tools.map((t) => t.fullName)));
  const own = names.filter((name) => !known.has(name));
  return listing([...(own.length === 0 ? [] : [codes(own)]), ...servers]);
}
