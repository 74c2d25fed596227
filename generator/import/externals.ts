/** Handlers of the set-up as external hooks of the spec. */
import { report } from "#diagnostics/catalogue";
import { clientTool } from "#client/tools";
import type { SpecExternal } from "../load/hook-shape.ts";
import type { Importing } from "./findings.ts";
import type { FoundHandler } from "./handlers.ts";
import { scriptOf } from "./judge-command.ts";
import { serverTool } from "./known-tools.ts";
import { scriptNames } from "./script-name.ts";

/** One external hook; `carried` = its registration is written by `gen build`. */
export function externalOf(
  into: Importing,
  found: FoundHandler,
  name: (text: string) => string,
  from: { readonly what: string; readonly carried: boolean },
): readonly [string, SpecExternal] {
  const { event, matcher, handler, tools } = found;
  const command = knownBy(into, found);
  const key = name(/^[\w.-]+\.\w+$/u.test(command) ? command.replace(/\.\w+$/u, "") : event);
  into.findings.push(
    report("carried", found.span, { what: `the hook on ${event}`, to: `external.${key}` }),
  );
  const { statusMessage } = handler;
  const about = typeof statusMessage === "string" ? statusMessage.trim() : "";
  return [
    key,
    {
      on: event,
      ...(tools === undefined ? {} : toolsOf(into, tools)),
      command,
      does: about === "" ? `Runs ${command} (${from.what}).` : about,
      ...(from.carried
        ? { carry: { ...(matcher === undefined ? {} : { matcher }), handler } }
        : {}),
    },
  ];
}

/** As the spec spells them; tools that the spec has no name for are in the carried matcher all the same. */
function toolsOf(into: Importing, tools: readonly string[]): Pick<SpecExternal, "tools"> {
  const names = tools.flatMap((tool) => {
    const own = clientTool(tool);
    if (own !== undefined) return [own.name];
    const found = serverTool(tool, into.servers);
    return found === undefined ? [] : [`${found.server}.${found.tool}`];
  });
  const unique = [...new Set(names)];
  return unique.length === 0 ? {} : { tools: unique };
}

/** A part of the handler by which it can be told: the script's name, else its first line. */
function knownBy({ files }: Importing, { handler }: FoundHandler): string {
  const script = scriptOf(handler, files)?.path.split("/").at(-1);
  if (script !== undefined) return script;
  const { command, url, server, tool, prompt } = handler;
  const parts = [
    scriptNames(handler)[0],
    command,
    url,
    server === undefined ? undefined : `${server}/${tool}`,
    prompt,
  ];
  const text = parts.find((part): part is string => typeof part === "string" && part.trim() !== "");
  return (text ?? "unknown").trim().split(/\r?\n/u)[0]?.trim() ?? "unknown";
}
