/** When a hook acts: one sentence per case of its rule. */
import type { AgentSelector, ContextPart, DecideCase, Rule, ToolSelector } from "#runtime/rule";
import { fewNames } from "./few-names.ts";
import { describePredicate } from "./predicate.ts";

export function conditionsOf(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case "decide":
      return [
        ...rule.cases.filter(canRefuse).map(decideCondition),
        ...(rule.otherwise === "block" ? ["Any other call that the matcher fires for."] : []),
      ];
    case "remind":
      return rule.cases.map((each) =>
        sentence([toolsText(each.tools), whoText(each.who), whereText(each.where)]),
      );
    case "inject":
      return [...new Set(rule.parts.map(partText))];
  }
}

/** A case whose requirement asks for nothing lets every call pass. */
function canRefuse({ require }: DecideCase): boolean {
  return !(require?.kind === "mentions" && require.patterns.length === 0);
}

function decideCondition({ tools, who, where, require }: DecideCase): string {
  const unless = require === undefined ? "" : `unless ${describePredicate(require)}`;
  return sentence([toolsText(tools), whoText(who), whereText(where), unless]);
}

function sentence(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== "").join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function toolsText(tools: ToolSelector): string {
  if (tools.any) return "Always";
  const names = (tools.names ?? []).map((name) => `\`${name}\``);
  const servers = (tools.prefixes ?? []).map(({ prefix, except }) =>
    except.length === 0
      ? `every \`${prefix}*\``
      : `every \`${prefix}*\` but its ${except.length === 1 ? "read" : `${except.length} reads`}`,
  );
  return [...names, ...servers].join(", ");
}

function whoText(who: AgentSelector | undefined): string {
  if (who === undefined) return "";
  const names = (list: readonly string[]): string =>
    fewNames(list.map((name) => (name === "main" ? "the main session" : `\`${name}\``)));
  return "only" in who
    ? `called by ${names(who.only)}`
    : `called by anyone but ${names(who.except)}`;
}

function whereText(where: DecideCase["where"]): string {
  return where === undefined ? "" : `when ${describePredicate(where)}`;
}

function partText(part: ContextPart): string {
  const who = part.who === undefined ? "" : ` (for ${whoText(part.who).replace("called by ", "")})`;
  switch (part.kind) {
    case "text":
      return `${part.title ?? "A standing text"}${who}.`;
    case "file":
      return `${part.title ?? "A file"}: what \`${part.path}\` says${who}.`;
    case "count":
      return `${part.title ?? "A count"}: how many ${part.label} stand in ${part.paths.map((p) => `\`${p}\``).join(", ")}${who}.`;
    case "command":
      return `${part.title ?? "A command"}: what \`${part.argv.join(" ")}\` prints${who}.`;
    case "notes":
      return `${part.title ?? "Notes"}: told to fetch ${part.slugs.map((s) => `\`${s}\``).join(", ")}${who}.`;
  }
}
