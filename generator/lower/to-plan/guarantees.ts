/**
 * The plan's guarantees: for every denial and every refusing rule, which agent cannot call which
 * tool, and what keeps it from that under each fault. Worked out per class of owners; single ones
 * are made when something asks for them, since a large spec has hundreds of thousands.
 */
import type {
  Enforcement,
  Guarantee,
  GuaranteeClass,
  GuaranteeOwner,
  SharedGuarantee,
} from "#plan/plan";
import { ownersInOrder } from "#plan/owners-in-order";
import { sha256 } from "#plan/sha256";
import { denialGuarantees } from "./denial-guarantees.ts";
import { ruleMeaning } from "./digest.ts";
import { gateGuarantees } from "./gate-guarantees.ts";
import type { GuaranteeInput } from "./guarantee-draft.ts";
import { routeGuarantees } from "./route-guarantees.ts";

export interface Guarantees {
  readonly all: readonly Guarantee[];
  readonly classes: readonly GuaranteeClass[];
  of(owner: GuaranteeOwner, shared: SharedGuarantee): Guarantee;
}

export function guaranteesOf(input: GuaranteeInput): Guarantees {
  let classes: readonly GuaranteeClass[] | undefined;
  let all: readonly Guarantee[] | undefined;
  let digest: Digest | undefined;
  const digestOf: Digest = (draft) => (digest ??= digester(input))(draft);
  const known = new WeakMap<GuaranteeOwner, Map<SharedGuarantee, Guarantee>>();
  const of: Guarantees["of"] = (owner, shared) => {
    const own = known.get(owner) ?? new Map<SharedGuarantee, Guarantee>();
    known.set(owner, own);
    const guarantee = own.get(shared) ?? guaranteeOf(input, owner, shared, digestOf);
    own.set(shared, guarantee);
    return guarantee;
  };
  return {
    get classes() {
      return (classes ??= classesOf(input));
    },
    get all() {
      return (all ??= ownersInOrder(this.classes).flatMap(({ owner, shared }) =>
        shared.map((one) => of(owner, one)),
      ));
    },
    of,
  };
}

function classesOf(input: GuaranteeInput): readonly GuaranteeClass[] {
  const owned = [
    ...denialGuarantees(input),
    ...routeGuarantees(input),
    ...gateGuarantees(input),
  ].filter(({ shared }) => shared.length > 0);
  const groups = Map.groupBy(
    owned.map(({ owner: name, agent, because, shared }, at) => ({
      owner: { name, agent, at, because },
      shared,
    })),
    ({ shared }) => shared,
  );
  return [...groups].map(([shared, own]) => ({ owners: own.map(({ owner }) => owner), shared }));
}

function guaranteeOf(
  { naming }: GuaranteeInput,
  { name, agent, because }: GuaranteeOwner,
  { label, because: at, by: shared, ...same }: SharedGuarantee,
  digest: Digest,
): Guarantee {
  const spelled = naming.agent(name);
  const by = shared.map((one) => ownedBy(one, name, spelled));
  const draft = { id: `${name}/${label}`, agent, ...same, by };
  let known: string | undefined;
  return {
    ...draft,
    because: because.slice(at, at + 1),
    target: naming.target,
    get digest() {
      return (known ??= digest(draft));
    },
  };
}

/** The first owner's mechanism as another owner of the class has it. */
function ownedBy(one: Enforcement, name: string, spelled: string): Enforcement {
  const { mechanism, under } = one;
  if (mechanism.kind === "strip") {
    return mechanism.agent === spelled
      ? one
      : { mechanism: { ...mechanism, agent: spelled }, under };
  }
  if (mechanism.kind !== "hook" || mechanism.scope.kind !== "frontmatter") return one;
  return mechanism.scope.agent === name
    ? one
    : { mechanism: { ...mechanism, scope: { ...mechanism.scope, agent: name } }, under };
}

type Digest = (draft: Pick<Guarantee, "id" | "agent" | "tool" | "when" | "by">) => string;

/** Guarantees share conditions and mechanisms: each of those is spelled out once. */
function digester({ hooks, hookBytes, naming }: GuaranteeInput): Digest {
  const scripts = new Map(
    hooks.map((hook) => [hook.id, sha256(ruleMeaning(hook.rule) + hookBytes(hook))]),
  );
  const known = new WeakMap<object, string>();
  const spelled = (part: object, spell: () => string): string => {
    const text = known.get(part) ?? spell();
    known.set(part, text);
    return text;
  };
  const enforcement = (by: Enforcement): string =>
    spelled(by, () => {
      const { mechanism } = by;
      const script = mechanism.kind === "hook" ? (scripts.get(mechanism.plan) ?? "") : "";
      return `${JSON.stringify(by)} ${script}`;
    });
  return ({ id, agent, tool, when, by }) => {
    const condition = when === "always" ? when : spelled(when, () => JSON.stringify(when));
    const subject = JSON.stringify([naming.target, id, agent, tool]);
    return sha256([subject, condition, ...by.map(enforcement)].join("\n"));
  };
}
