/** An agent file's front matter, as far as it keeps the agent from something. */
import { parse } from "yaml";
import { isObject } from "#runtime/json-object";
import { textList } from "#client/tool-list";
import type { ClientHandler } from "./client-handler.ts";
import { readHandlers } from "./read-handlers.ts";

export interface AgentFile {
  readonly name: string;
  readonly disallowedTools: readonly string[];
  /** Absent = every tool. */
  readonly tools?: readonly string[];
  readonly handlers: readonly ClientHandler[];
  readonly notes: readonly string[];
}

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/u;

/** Nothing for a file that the client would skip: no front matter, broken YAML, no name. */
export function readAgent(text: string): AgentFile | undefined {
  const fields = fieldsOf(text);
  const name = fields?.["name"];
  if (fields === undefined || typeof name !== "string") return undefined;
  const { handlers, notes } = readHandlers(fields["hooks"], "frontmatter");
  const tools = fields["tools"];
  return {
    name,
    disallowedTools: textList(fields["disallowedTools"]),
    ...(tools === undefined || textList(tools).includes("*") ? {} : { tools: textList(tools) }),
    handlers,
    notes,
  };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> | undefined {
  const yaml = FRONT_MATTER.exec(text)?.[1];
  if (yaml === undefined) return undefined;
  try {
    const fields: unknown = parse(yaml);
    return isObject(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}
