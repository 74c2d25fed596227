/** The plugin's own README: what it brings, and what a plugin has no place for. */
import { listing } from "../../describe/listing.ts";
import { code, codes, prose, sentence } from "../../render/markdown.ts";
import { renderTemplate } from "../../render/handlebars.ts";
import { pluginLimits } from "../docs/plugin-limits.ts";
import type { EmitContext } from "../emitter.ts";
import type { VirtualFile } from "../virtual-file.ts";

export function pluginReadme(context: EmitContext): VirtualFile {
  const { project, plan } = context;
  const view = {
    spec: project.span.file.split("/").at(-1),
    title: prose(project.title),
    name: project.name,
    about: sentence(prose(project.about)),
    client: project.client.atLeast,
    brings: brings(context),
    servers: variables(context),
    ...pluginLimits(plan),
  };
  return {
    path: "plugin/README.md",
    content: renderTemplate("docs/plugin-readme.md.hbs", view, context.template),
    kind: "document",
    executable: false,
    because: [project.span],
  };
}

function brings({ project, plan: { plugin } }: EmitContext): string {
  const counted = (count: number, word: string): readonly string[] =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`];
  const servers = project.servers.filter(({ connection }) => connection !== undefined);
  const parts = [
    ...counted(plugin.agents.length, "agent"),
    ...counted(plugin.hooks.length, "hook"),
    ...counted(project.skills.length, "skill"),
    ...counted(servers.length, "MCP server"),
  ];
  return parts.length === 0 ? "nothing yet" : listing(parts);
}

/** Environment variables that the servers' addresses name, as code; empty when there are none. */
function variables({ project }: EmitContext): string {
  const urls = project.servers.flatMap(({ connection }) =>
    connection?.kind === "http" ? [connection.url] : [],
  );
  const names = urls.flatMap((url) =>
    [...url.matchAll(/\$\{(\w+)\}/gu)].map((found) => found[1] ?? ""),
  );
  const [first, ...rest] = [...new Set(names)];
  if (first === undefined) return "";
  return rest.length === 0 ? code(first) : codes([first, ...rest]);
}
