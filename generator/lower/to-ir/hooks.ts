import { near } from "#diagnostics/catalogue";
import type { AgentSelector } from "#runtime/rule";
import { DEFAULT_TIMEOUT_S } from "#client/limits";
import { EVENTS } from "#client/events";
import type { FinishBody, Hook, HookBody, SpawnBody } from "#ir/hook";
import type {
  SpecFinishBody,
  SpecGateBody,
  SpecHook,
  SpecSpawnBody,
  SpecWho,
} from "../../load/hook-shape.ts";
import type { Path } from "../../load/spans.ts";
import { checkAgent } from "./agent-names.ts";
import { type CallContext, pathFieldsOf, resolveCall } from "./calls.ts";
import { resolveExamples } from "./examples.ts";
import { resolvePart } from "./parts.ts";
import { lowerPredicate } from "./predicates.ts";
import { knownReferences } from "./references.ts";
import { at, entriesOf, problem, type Scope, trimmed } from "./scope.ts";

export function resolveHooks(context: CallContext): readonly Hook[] {
  return entriesOf(context.scope.spec.hooks).map(([name, hook]) =>
    resolveHook(context, name, hook),
  );
}

function resolveHook(context: CallContext, name: string, hook: SpecHook): Hook {
  const { scope, index } = context;
  const path = ["hooks", name];
  checkEvent(scope, hook.on, [...path, "on"]);
  return {
    name,
    title: hook.title ?? name,
    does: hook.does,
    event: hook.on,
    body: bodyOf(context, hook, path),
    ...(hook.log === undefined ? {} : { log: logOf(hook.log) }),
    onError: hook.onError ?? "allow",
    timeoutS: hook.timeout ?? DEFAULT_TIMEOUT_S,
    examples: resolveExamples(scope, index, hook.examples ?? [], [...path, "examples"]),
    span: at(scope, path),
  };
}

/** `block` and `act` are the same line under the word that suits the hook. */
function logOf({ tag, allow, block, act }: NonNullable<SpecHook["log"]>): Hook["log"] {
  const acting = block ?? act;
  return {
    tag,
    ...(allow === undefined ? {} : { allow }),
    ...(acting === undefined ? {} : { act: acting }),
  };
}

export function checkEvent(scope: Scope, event: string, path: Path): void {
  const names = EVENTS.map(({ name }) => name);
  if (names.includes(event)) return;
  problem(scope, "unknown-event", path, { event, near: near(event, names) });
}

function bodyOf(context: CallContext, hook: SpecHook, path: Path): HookBody {
  if ("spawn" in hook) return spawnBody(context.scope, hook, path);
  if ("finish" in hook) return finishBody(context.scope, hook, path);
  if ("inject" in hook) {
    const parts = hook.inject.map((part, each) =>
      resolvePart(context.scope, context.index, part, [...path, "inject", each]),
    );
    return { kind: "inject", parts };
  }
  const calls = hook.calls.map((call, each) =>
    resolveCall(context, call, [...path, "calls", each]),
  );
  const who = whoOf(context.scope, hook.who, path);
  if ("remind" in hook) return { kind: "remind", ...who, calls, text: trimmed(hook.remind) };
  return {
    kind: "gate",
    ...who,
    calls,
    ...requireOf(context, hook, calls, path),
    message: trimmed(hook.message),
  };
}

function requireOf(
  { scope }: CallContext,
  { require }: SpecGateBody,
  calls: readonly { readonly tools: readonly string[] }[],
  path: Path,
): { readonly require?: ReturnType<typeof lowerPredicate> } {
  if (require === undefined) return {};
  const pathFields = pathFieldsOf(calls.flatMap(({ tools }) => tools));
  return { require: lowerPredicate({ scope, pathFields }, require, [...path, "require"]) };
}

function whoOf(
  scope: Scope,
  who: SpecWho | undefined,
  path: Path,
): { readonly who?: AgentSelector } {
  if (who === undefined) return {};
  const [key, names] = "only" in who ? ["only", who.only] : ["except", who.except];
  names.forEach((name, each) => checkAgent(scope, name, [...path, "who", key, each]));
  return { who };
}

function spawnBody(scope: Scope, hook: SpecSpawnBody, path: Path): SpawnBody {
  const types = entriesOf(hook.spawn).map(([type, names]) => {
    const here = [...path, "spawn", type];
    checkAgent(scope, type, here);
    return { type, names: knownReferences(scope, names, here), span: at(scope, here) };
  });
  return {
    kind: "spawn",
    types,
    message: trimmed(hook.message),
    otherwise: trimmed(hook.otherwise),
    starter: trimmed(hook.starter),
  };
}

function finishBody(scope: Scope, hook: SpecFinishBody, path: Path): FinishBody {
  const types = entriesOf(hook.finish).map(([agent, names]) => {
    const here = [...path, "finish", agent];
    checkAgent(scope, agent, here);
    return { agent, names: knownReferences(scope, names, here), span: at(scope, here) };
  });
  return { kind: "finish", types, message: trimmed(hook.message) };
}
