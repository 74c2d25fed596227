import { wrap } from "#diagnostics/render";
import type { Project } from "#ir/project";
import { toolLabel } from "#plan/labels";
import { mechanismLabel } from "#plan/mechanism-label";
import type { AgentRef, Guarantee, ToolRef } from "#plan/plan";
import { describePredicate } from "../describe/predicate.ts";
import type { CompiledSpec } from "./compile.ts";
import type { Answer } from "./explain.ts";

/** What stops an agent from calling a tool, and what each part of it survives. */
export function explainCall(
  { project, plan }: CompiledSpec,
  agent: string,
  tool: string,
): Answer | undefined {
  if (plan === undefined || project === undefined) return undefined;
  const { guarantees } = plan.project;
  const own = guarantees.filter((one) => isCalled(one.agent, agent));
  const known = own.length > 0 || project.agents.some(({ name }) => same(name, agent));
  const others = guarantees.filter((one) => one.agent.kind === "any-other");
  if (!known && others.length === 0) return undefined;
  const everyone = guarantees.filter((one) => one.agent.kind === "everyone");
  const name = fullName(tool, project.servers);
  const rules = [...(known ? own : others), ...everyone].filter((one) =>
    covers(one.tool, name, project.servers),
  );
  const verdict = verdictOf(rules);
  const text = [
    `${agent} ${name}: ${SENTENCES[verdict]}`,
    ...rules.flatMap((rule) => ["", ...ruleLines(rule)]),
    "",
  ].join("\n");
  const by = rules.map(({ id, rule, when, by, because }) => ({
    id,
    rule,
    when,
    by,
    spec: because.map(({ file, start }) => `${file}:${start.line}`),
  }));
  return { text, data: { agent, tool: name, verdict, by } };
}

type Verdict = "blocked" | "conditional" | "allowed";

const SENTENCES: Readonly<Record<Verdict, string>> = {
  blocked: "always refused",
  conditional: "refused under a condition",
  allowed: "nothing refuses it",
};

function verdictOf(rules: readonly Guarantee[]): Verdict {
  if (rules.some(({ when }) => when === "always")) return "blocked";
  return rules.length > 0 ? "conditional" : "allowed";
}

function ruleLines({ rule, when, by, because }: Guarantee): readonly string[] {
  const spec = because.map(({ file, start }) => `${file}:${start.line}`).join(", ");
  return [
    `  rule      ${rule} (${spec})`,
    ...(when === "always" ? [] : wrap(describePredicate(when), "  when      ")),
    ...by.flatMap(({ mechanism, under }) => {
      const survives = Object.entries(under).flatMap(([fault, outcome]) =>
        outcome === "holds" ? [fault] : [],
      );
      const holds = survives.length === 0 ? "" : `, which holds under ${survives.join(", ")}`;
      return wrap(mechanismLabel(mechanism) + holds, "  by        ");
    }),
  ];
}

function isCalled(agent: AgentRef, name: string): boolean {
  return "name" in agent && (same(agent.name, name) || same(agent.kind, name));
}

/** The client compares agent types without letter case. */
function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** What a guarantee is about; "unlisted" means the tools of a server that the spec does not name. */
function covers(tool: ToolRef, name: string, servers: Project["servers"]): boolean {
  if (tool.kind !== "unlisted") return [name, bareName(name)].includes(toolLabel(tool));
  const isListed = servers.some(({ tools }) => tools.some(({ fullName }) => fullName === name));
  return name.startsWith(tool.prefix) && !isListed;
}

/** `Agent` of `Agent(Plan)`: who may not call the tool may not call it with that argument either. */
function bareName(name: string): string {
  return name.replace(/\(.*\)$/su, "");
}

/** The client's name of a tool that is given as the spec writes it, `server.tool`. */
function fullName(tool: string, servers: Project["servers"]): string {
  const server = servers.find(({ name }) => tool.startsWith(`${name}.`));
  return server === undefined ? tool : server.prefix + tool.slice(server.name.length + 1);
}
