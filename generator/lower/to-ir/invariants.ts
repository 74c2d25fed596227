import { near } from "#diagnostics/catalogue";
import type { Claim, Invariant, Opening } from "#ir/invariant";
import { ROUTES } from "#plan/plan";
import type { Path } from "../../load/spans.ts";
import type { SpecInvariant, SpecNobody, SpecOnly } from "../../load/spec-shape.ts";
import { checkAgent, checkOwnAgent } from "./agent-names.ts";
import { globsOf } from "./places.ts";
import { at, entriesOf, many, problem, type Scope } from "./scope.ts";

export function resolveInvariants(scope: Scope): readonly Invariant[] {
  return entriesOf(scope.spec.invariants).map(([name, invariant]) => {
    const path = ["invariants", name];
    return {
      name,
      says: invariant.says ?? name,
      claim: claimOf(scope, invariant, path),
      survives: invariant.survives ?? [],
      open: resolveOpenings(scope, invariant, path),
      span: at(scope, path),
    };
  });
}

function resolveOpenings(scope: Scope, { open }: SpecInvariant, path: Path): readonly Opening[] {
  const reasons = open ?? {};
  return ROUTES.flatMap((route) => {
    const because = reasons[route];
    return because === undefined
      ? []
      : [{ route, because, span: at(scope, [...path, "open", route]) }];
  });
}

function claimOf(scope: Scope, invariant: SpecInvariant, path: Path): Claim {
  return "nobody" in invariant ? nobody(scope, invariant, path) : only(scope, invariant, path);
}

function nobody(scope: Scope, { nobody: what, among, except }: SpecNobody, path: Path): Claim {
  const toolsets = many(what);
  toolsets.forEach((name) => checkToolset(scope, name, [...path, "nobody"]));
  among?.forEach((name, index) => checkOwnAgent(scope, name, [...path, "among", index]));
  return {
    kind: "nobody",
    toolsets,
    ...(among === undefined ? {} : { among }),
    except: entriesOf(except).map(([agent, because]) => {
      const here = [...path, "except", agent];
      checkOwnAgent(scope, agent, here);
      return { agent, because, span: at(scope, here) };
    }),
  };
}

function only(scope: Scope, { only: agents, may }: SpecOnly, path: Path): Claim {
  agents.forEach((name, index) => checkOwnAgent(scope, name, [...path, "only", index]));
  if ("start" in may) {
    checkAgent(scope, may.start, [...path, "may", "start"]);
    return { kind: "only-start", agents, agent: may.start };
  }
  checkToolset(scope, may.use, [...path, "may", "use"]);
  if (may.in !== undefined) globsOf(scope, may.in, [...path, "may", "in"]);
  return {
    kind: "only-use",
    agents,
    toolset: may.use,
    ...(may.in === undefined ? {} : { place: may.in }),
  };
}

function checkToolset(scope: Scope, name: string, path: Path): void {
  const names = Object.keys(scope.spec.toolsets ?? {});
  if (!names.includes(name)) {
    problem(scope, "unknown-toolset", path, { toolset: name, near: near(name, names) });
  }
}
