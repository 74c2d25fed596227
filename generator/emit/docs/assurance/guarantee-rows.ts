/** Guarantees in groups: the same outcome under every fault, the same rule, the same evidence. */
import { toolLabel } from "#plan/labels";
import type { Project } from "#ir/project";
import {
  type AgentRef,
  FAULTS,
  type GuaranteeOwner,
  type Mechanism,
  type Outcome,
  type SharedGuarantee,
} from "#plan/plan";
import { together } from "../../../analyse/effective/outcome.ts";
import { listing } from "../../../describe/listing.ts";
import { cell, code, few, fewOf } from "../../../render/markdown.ts";
import { agentByName } from "../agent-words.ts";
import { toolWords } from "../tool-words.ts";
import { OUTCOME_WORDS } from "./outcome-words.ts";
import type { ProvenClass } from "../proven-classes.ts";

/** Finished cells. */
export interface GuaranteeRow {
  readonly who: string;
  readonly what: string;
  readonly by: string;
  readonly under: readonly string[];
  readonly proof: string;
}

export function guaranteeRows(
  project: Project,
  classes: readonly ProvenClass[],
): readonly GuaranteeRow[] {
  const groups = Map.groupBy(classes.flatMap(alike), ({ key }) => key);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const owners = same.flatMap((one) => one.owners).sort((a, b) => a.at - b.at);
    const names = [...new Set(owners.map(({ agent }) => nameOf(agent)))];
    return [
      {
        who: cell(listing(fewOf(names, (name) => whoWords(project, name)))),
        what: cell(
          whatWords(
            project,
            same.flatMap(({ shared }) => shared),
          ),
        ),
        by: cell(first.by),
        under: first.under.map((outcome) => OUTCOME_WORDS[outcome]),
        proof: cell(first.proof),
      },
    ];
  });
}

/** Some guarantees of a class that share a row. */
interface Alike {
  /** The same for all of the row. */
  readonly key: string;
  readonly owners: readonly GuaranteeOwner[];
  readonly shared: readonly SharedGuarantee[];
  readonly under: readonly Outcome[];
  readonly by: string;
  readonly proof: string;
}

function alike({ owners, shared, proofs }: ProvenClass): readonly Alike[] {
  const each = shared.map((one, at): Alike => {
    const under = FAULTS.map((fault) => together(one.by, fault));
    const proof = proofs[at] ?? "";
    const by = mechanismWords(one);
    const key = [one.rule, one.place, one.when === "always", under, proof, by].join("|");
    return { key, owners, shared: [one], under, by, proof };
  });
  return [...Map.groupBy(each, ({ key }) => key).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, shared: same.flatMap((one) => one.shared) }];
  });
}

function whoWords(project: Project, name: string): string {
  return name === "" ? "whoever calls" : agentByName(project, name);
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

function whatWords(project: Project, guarantees: readonly SharedGuarantee[]): string {
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

function mechanismWords({ by }: SharedGuarantee): string {
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
