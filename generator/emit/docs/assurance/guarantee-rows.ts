/** Guarantees in groups: the same outcome under every fault, the same rule, the same evidence. */
import { toolLabel } from "#plan/labels";
import { FAULTS, type AgentRef, type Guarantee, type Mechanism, type TargetPlan } from "#plan/plan";
import { together } from "../../../analyse/effective/outcome.ts";
import { listing } from "../../../describe/listing.ts";
import { cell, code, few } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { agentByName } from "../agent-words.ts";
import { toolWords } from "../tool-words.ts";
import type { GuaranteeProof } from "./guarantee-proof.ts";
import { OUTCOME_WORDS } from "./outcome-words.ts";

/** Finished cells. */
export interface GuaranteeRow {
  readonly who: string;
  readonly what: string;
  readonly by: string;
  readonly under: readonly string[];
  readonly proof: string;
}

export function guaranteeRows(
  { project }: EmitContext,
  { guarantees }: TargetPlan,
  proof: GuaranteeProof,
): readonly GuaranteeRow[] {
  const rows = guarantees.map((guarantee) => ({
    guarantee,
    under: FAULTS.map((fault) => together(guarantee.by, fault)),
    proof: proof(guarantee),
    by: mechanismWords(guarantee),
  }));
  const groups = Map.groupBy(rows, ({ guarantee, under, proof, by }) =>
    [guarantee.rule, guarantee.place, guarantee.when === "always", under, proof, by].join("|"),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const own = same.map(({ guarantee }) => guarantee);
    return [
      {
        who: cell(listing(few(whoWords(own, (name) => agentByName(project, name))))),
        what: cell(whatWords(project, own)),
        by: cell(first.by),
        under: first.under.map((outcome) => OUTCOME_WORDS[outcome]),
        proof: cell(first.proof),
      },
    ];
  });
}

function whoWords(
  guarantees: readonly Guarantee[],
  words: (name: string) => string,
): readonly string[] {
  return [...new Set(guarantees.map(({ agent }) => nameOf(agent)))].map((name) =>
    name === "" ? "whoever calls" : words(name),
  );
}

function nameOf(agent: AgentRef): string {
  switch (agent.kind) {
    case "everyone":
      return "";
    case "any-other":
      return "others";
    default:
      return agent.name;
  }
}

function whatWords(project: EmitContext["project"], guarantees: readonly Guarantee[]): string {
  const [first] = guarantees;
  if (first === undefined) return "";
  const refs = guarantees.map(({ tool }) => tool);
  const names = [...new Set(refs.flatMap((ref) => (ref.kind === "tool" ? [ref.name] : [])))];
  const prefixes = new Map(
    refs.flatMap((ref) => (ref.kind === "unlisted" ? [[ref.prefix, ref.server] as const] : [])),
  );
  const others = new Set(
    refs.flatMap((ref) => {
      if (ref.kind === "start") return [code(toolLabel(ref))];
      return ref.kind === "inline-shell" ? ["the inline shell of a skill"] : [];
    }),
  );
  const unlisted = [...prefixes.values()].map(
    (server) => `every tool of ${code(server)} that the spec does not list`,
  );
  const listed = names.length === 0 ? [] : [toolWords(project, { names })];
  const what = listing([...listed, ...unlisted, ...few([...others])]);
  const place = first.place === undefined ? "" : ` inside ${first.place}`;
  const when =
    first.when === "always" || first.place !== undefined
      ? ""
      : ` under the condition of ${code(first.rule)}`;
  return `${what}${place}${when}`;
}

function mechanismWords({ by }: Guarantee): string {
  return [...new Set(by.map(({ mechanism }) => mechanismWord(mechanism)))].join(", ") || "nothing";
}

function mechanismWord(mechanism: Mechanism): string {
  switch (mechanism.kind) {
    case "strip":
      return "palette";
    case "hook":
      return `${code(mechanism.plan)} (${mechanism.scope.kind})`;
    case "permission":
      return "deny rule";
    case "setting":
    case "env":
      return code(mechanism.key);
  }
}
