/** Sets of tools in words: a server's writes by their number, everything else by name. */
import type { Project } from "#ir/project";
import type { Server } from "#ir/server";
import { listing } from "../../describe/listing.ts";
import { code, counted, prose } from "../../render/markdown.ts";

/** Tools by name, and servers of which every tool but the listed ones is meant. */
export interface ToolSet {
  readonly names?: readonly string[];
  readonly prefixes?: readonly { readonly prefix: string; readonly except: readonly string[] }[];
}

function writesOf(server: Server): readonly string[] {
  return server.tools.filter(({ access }) => access === "write").map(({ fullName }) => fullName);
}

/** A server's part of a set, one entry per thing to say. */
function serverItems(server: Server, names: readonly string[], more: boolean): readonly string[] {
  const writes = writesOf(server);
  const all = writes.length > 0 && writes.every((name) => names.includes(name));
  const rest = names.filter((name) => !all || !writes.includes(name)).map(code);
  const title = prose(server.title);
  const every = `${writes.length === 1 ? "the" : "all"} ${counted(writes.length, "write tool")}`;
  const unlisted = `every tool of ${title} that the spec does not list`;
  return [...(all ? [`${every} of ${title}`] : []), ...rest, ...(more ? [unlisted] : [])];
}

/** E.g. `Write`, `Edit` and all 7 write tools of the docs server. */
export function toolWords(project: Project, { names = [], prefixes = [] }: ToolSet): string {
  const items = project.servers.flatMap((server) => {
    const pattern = prefixes.find(({ prefix }) => prefix === server.prefix);
    const meant = server.tools
      .map(({ fullName }) => fullName)
      .filter(
        (name) => names.includes(name) || (pattern !== undefined && !pattern.except.includes(name)),
      );
    return serverItems(server, meant, pattern !== undefined);
  });
  const known = new Set(project.servers.flatMap(({ tools }) => tools.map((t) => t.fullName)));
  return listing([...names.filter((name) => !known.has(name)).map(code), ...items]);
}
