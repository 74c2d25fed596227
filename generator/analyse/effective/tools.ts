/** Every tool that a call can name: the client's, each server's, its unlisted ones, any other. */
import { CLIENT_TOOLS, type Effect } from "#client/tools";
import type { Project } from "#ir/project";
import type { Naming } from "../../lower/to-plan/naming.ts";

export interface Tool {
  /** As payloads carry it; for unlisted and other tools a name that stands for all of them. */
  readonly name: string;
  /** As people are shown it. */
  readonly label: string;
  readonly kind: "client" | "server" | "unlisted" | "any-other";
  readonly effects: readonly Effect[];
  readonly mainOnly: boolean;
  /** Input fields that hold paths, where the client's schema settles them. */
  readonly pathFields?: readonly string[];
}

const UNLISTED = "unlisted-tool";

/** Stands for a tool that a server offers and the spec does not list. */
export function unlistedName(prefix: string): string {
  return prefix + UNLISTED;
}

/** Stands for a tool of a server that the spec does not know. */
const OTHER: Tool = {
  name: "mcp__any-other-server__any-tool",
  label: "any other tool",
  kind: "any-other",
  effects: [],
  mainOnly: false,
};

export function toolsOf(project: Project, naming: Naming): readonly Tool[] {
  const client = CLIENT_TOOLS.map(({ name, effects, mainOnly, pathFields }): Tool => ({
    name,
    label: name,
    kind: "client",
    effects,
    mainOnly: mainOnly ?? false,
    pathFields,
  }));
  const servers = project.servers.flatMap((server) => [
    ...server.tools.map(({ name, fullName }) =>
      serverTool(naming, fullName, `${server.name}.${name}`, "server"),
    ),
    serverTool(naming, unlistedName(server.prefix), `${server.name}.*`, "unlisted"),
  ]);
  return [...client, ...servers, OTHER];
}

/** In a plugin a server of ours is called by its plugin name. */
function serverTool(
  naming: Naming,
  fullName: string,
  label: string,
  kind: "server" | "unlisted",
): Tool {
  const name = naming.tools([fullName]).at(-1) ?? fullName;
  return { name, label, kind, effects: [], mainOnly: false };
}

/** The tool as plans and evidence call it: unlisted tools by their prefix, any other as a star. */
export function toolKey({ name, kind }: Tool): string {
  switch (kind) {
    case "unlisted":
      return name.slice(0, -UNLISTED.length) + "*";
    case "any-other":
      return "*";
    default:
      return name;
  }
}

/** The tool of that name; one that no list names is an unlisted tool of its server, or any other. */
export function toolNamed(tools: readonly Tool[], name: string): Tool {
  const exact = tools.find((tool) => tool.name === name);
  if (exact !== undefined) return exact;
  const unlisted = tools.find(
    (tool) => tool.kind === "unlisted" && name.startsWith(tool.name.slice(0, -UNLISTED.length)),
  );
  return unlisted ?? OTHER;
}
