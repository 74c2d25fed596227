/** Skills of the set-up; what lies beside a `SKILL.md` is carried as files. */
import type { JsonObject } from "#runtime/json-object";
import { report } from "#diagnostics/catalogue";
import { textList } from "#client/tool-list";
import { clientTool } from "#client/tools";
import type { SpecSkill } from "../load/spec-shape.ts";
import type { Importing } from "./findings.ts";
import { readFrontMatter } from "./front-matter.ts";
import { readHandlers } from "./handlers.ts";
import { serverTool } from "./known-tools.ts";
import { placeIn } from "./place-in.ts";
import type { SetupFile } from "./setup-file.ts";

export interface FoundSkill {
  readonly name: string;
  readonly file: SetupFile;
  readonly skill: Omit<SpecSkill, "prompt">;
  readonly body: string;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** `undefined` = the file is carried as it stands. */
export function readSkillFile(
  into: Importing,
  file: SetupFile,
  agents: readonly string[],
): FoundSkill | undefined {
  const name = file.path.split("/").at(-2) ?? "";
  const matter = readFrontMatter(file);
  const description = matter?.fields["description"];
  const carried = (reason: string): undefined => {
    const what = `the skill "${name}"`;
    const why = `${reason}; the file is carried`;
    into.findings.push(report("left-out", placeIn(file, 0), { what, reason: why }));
    return undefined;
  };
  if (matter === undefined) return carried("it has no front matter");
  if (typeof description !== "string" || description.trim() === "") {
    return carried("it has no description");
  }
  if (!NAME.test(name)) return carried("the language takes lower-case words joined by hyphens");
  const { fields, body, at, loose } = matter;
  if (loose !== undefined) {
    const { reason, span } = loose;
    into.findings.push(report("loose-yaml", span, { path: file.shown, reason }));
  }
  readHandlers(into, fields["hooks"], (path) => at(["hooks", ...path]));
  const rest = furtherFields(into, fields, agents);
  return { name, file, body, skill: { does: description, when: description, ...rest } };
}

type Further = Pick<SpecSkill, "tools" | "agent" | "carry">;

function furtherFields(into: Importing, fields: JsonObject, agents: readonly string[]): Further {
  const { name: _n, description: _d, "allowed-tools": given, context, agent, ...rest } = fields;
  const tools = specNames(into, given) ?? [];
  // A skill with tools of its own could have more than its agent, which the language refuses.
  const isFork = context === "fork" && given === undefined && isOneOf(agent, agents);
  const carry = {
    ...(given !== undefined && tools.length === 0 ? { "allowed-tools": given } : {}),
    ...(isFork ? {} : present({ context, agent })),
    ...rest,
  };
  return {
    ...(tools.length === 0 ? {} : { tools }),
    ...(isFork ? { agent: String(agent) } : {}),
    ...(Object.keys(carry).length === 0 ? {} : { carry }),
  };
}

function present(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function isOneOf(name: unknown, names: readonly string[]): boolean {
  return typeof name === "string" && names.includes(name);
}

/** `undefined` = something among them that only the client's own form can say. */
function specNames({ servers }: Importing, given: unknown): readonly string[] | undefined {
  const names = textList(given).map((entry) => {
    const own = clientTool(entry);
    if (own !== undefined) return own.name;
    const found = entry.includes("*") ? undefined : serverTool(entry, servers);
    return found === undefined ? undefined : `${found.server}.${found.tool}`;
  });
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined;
}
