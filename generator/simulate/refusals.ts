/** What keeps a call from happening before any hook is asked: an agent's tool lists, deny rules. */
import { isObject, type JsonObject } from "#runtime/json-object";
import { permissionRule } from "#client/permission-rule";
import { isGrantedBy, isStrippedBy } from "#client/tool-list";
import type { BundleConfig } from "./bundle-config.ts";
import { agentOf } from "./matching.ts";
import { text } from "./subject.ts";

export interface Refusal {
  /** The key of the configuration that refuses. */
  readonly by: "disallowedTools" | "tools" | "permissions.deny";
  readonly why: string;
}

export function refusalsOf(
  config: BundleConfig,
  event: string,
  payload: JsonObject,
): readonly Refusal[] {
  const called = text(payload["tool_name"]);
  if (event !== "PreToolUse" || called === undefined) return [];
  const tool = called === "Task" ? "Agent" : called;
  const input = isObject(payload["tool_input"]) ? payload["tool_input"] : {};
  return [...paletteRefusals(config, payload, tool), ...deniedBy(config, tool, input)];
}

function paletteRefusals(
  config: BundleConfig,
  payload: JsonObject,
  tool: string,
): readonly Refusal[] {
  const agent = agentOf(config, payload);
  if (agent === undefined) return [];
  const entry = agent.disallowedTools.find((one) => isStrippedBy(one, tool));
  const stripped: readonly Refusal[] =
    entry === undefined
      ? []
      : [{ by: "disallowedTools", why: `${agent.name} has no tool ${tool}: ${entry} is stripped` }];
  const { tools } = agent;
  if (tools === undefined || isGrantedBy(tools, tool)) return stripped;
  return [...stripped, { by: "tools", why: `${agent.name} has no tool ${tool}: it is not listed` }];
}

function deniedBy({ denials }: BundleConfig, tool: string, input: JsonObject): readonly Refusal[] {
  return denials
    .filter((rule) => permissionRule(rule, tool, input) === true)
    .map((rule) => ({ by: "permissions.deny", why: `${rule} is denied for the whole session` }));
}
