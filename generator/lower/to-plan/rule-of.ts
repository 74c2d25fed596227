/** A hook of the spec → the rule that its script carries, for one target. */
import type { ContextPart, DecideCase, DecideRule, RemindRule, Rule } from "#runtime/rule";
import { CONTEXT_CAP } from "#client/limits";
import type { CallPattern, FinishBody, GateBody, Hook, Part, RemindBody } from "#ir/hook";
import type { Project } from "#ir/project";
import type { Naming } from "./naming.ts";
import { both, retarget } from "./retarget.ts";
import { selectorOf } from "./selector.ts";
import { spawnRule } from "./spawn-rule.ts";

export function ruleOf(project: Project, hook: Hook, naming: Naming): Rule {
  const { body } = hook;
  switch (body.kind) {
    case "gate":
      return gateRule(body, naming);
    case "spawn":
      return spawnRule(project, body, naming);
    case "finish":
      return finishRule(project, body, naming);
    case "remind":
      return remindRule(body, naming);
    case "inject":
      return { kind: "inject", parts: partsOf(body.parts, naming), maxChars: CONTEXT_CAP };
  }
}

function caseBase(call: CallPattern, naming: Naming): Pick<DecideCase, "tools" | "where"> {
  return {
    tools: selectorOf(call.tools, call.servers, naming),
    ...(call.where === undefined ? {} : { where: retarget(call.where, naming) }),
  };
}

function gateRule(body: GateBody, naming: Naming): DecideRule {
  const cases = body.calls.map((call): DecideCase => {
    const require = both(call.require, body.require);
    return {
      ...(body.who === undefined ? {} : { who: naming.who(body.who) }),
      ...caseBase(call, naming),
      ...(require === undefined ? {} : { require: retarget(require, naming) }),
      message: body.message,
    };
  });
  return { kind: "decide", cases, otherwise: "allow" };
}

function remindRule(body: RemindBody, naming: Naming): RemindRule {
  return {
    kind: "remind",
    cases: body.calls.map((call) => ({
      ...(body.who === undefined ? {} : { who: naming.who(body.who) }),
      ...caseBase(call, naming),
      text: body.text,
    })),
  };
}

function finishRule(project: Project, body: FinishBody, naming: Naming): DecideRule {
  const cases = body.types.map(({ agent, names }): DecideCase => {
    const references = names.flatMap((name) => project.references.filter((r) => r.name === name));
    return {
      who: { only: [naming.agent(agent)] },
      tools: { any: true },
      require: {
        kind: "mentions",
        field: "lastMessage",
        patterns: references.map(({ title, pattern }) => ({ name: title, pattern })),
      },
      message: body.message,
    };
  });
  return { kind: "decide", cases, otherwise: "allow" };
}

function partsOf(parts: readonly Part[], naming: Naming): readonly ContextPart[] {
  return parts.map(({ part, who }) => {
    const selected = who === undefined ? part : { ...part, who: naming.who(who) };
    if (selected.kind !== "notes") return selected;
    return { ...selected, tool: naming.tools([selected.tool]).at(-1) ?? selected.tool };
  });
}
