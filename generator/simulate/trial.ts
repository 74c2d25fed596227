/** What `gen test` tries on one hook of one packaging: its examples, then its faults. */
import type { Example, ExampleFault } from "#ir/example";
import type { Span } from "#ir/span";
import { clientEvent } from "#client/events";
import type { HookPlan } from "#plan/plan";

/** Faults of the machine, tried on every hook whether or not the spec has an example of them. */
type ArmFault = "script-missing" | "interpreter-missing" | "hang";

export interface Trial {
  readonly hook: HookPlan;
  /** For people: what is tried. */
  readonly title: string;
  readonly example: Example;
  /** What is broken: said by the example, or an arm of its own. */
  readonly fault?: ExampleFault | ArmFault;
  /** The handler is started whether or not its matcher fires for the example. */
  readonly arm: boolean;
  readonly expect: Example["expect"];
}

const ARMS: readonly ArmFault[] = ["script-missing", "interpreter-missing", "hang"];

export function trialsOf(hook: HookPlan): readonly Trial[] {
  return [
    ...hook.examples.map((example): Trial => ({
      hook,
      title: exampleTitle(hook, example),
      example,
      ...(example.fault === undefined ? {} : { fault: example.fault }),
      arm: false,
      expect: example.expect,
    })),
    ...ARMS.map((fault): Trial => ({
      hook,
      title: `fault: ${fault}`,
      example: hook.examples.find((one) => one.fault === undefined) ?? anyExample(hook),
      fault,
      arm: true,
      expect: { kind: "verdict", verdict: armVerdict(hook, fault) },
    })),
  ];
}

/** Which way a fault must go: the handler's `onFailure`, or the hook's own `onError`. */
function armVerdict({ event, handler, onError }: HookPlan, fault: ArmFault): "block" | "allow" {
  if (fault !== "hang") return handler.onFailure === "block" ? "block" : "allow";
  // An agent is never held back by a hook that could not decide.
  const refuses = clientEvent(event)?.blocks === true && !event.endsWith("Stop");
  return onError === "block" && refuses ? "block" : "allow";
}

/** A call for a hook whose spec shows none. */
function anyExample({ event, matcher, scopes, span }: HookPlan): Example {
  const own = scopes.flatMap((scope) => (scope.kind === "frontmatter" ? [scope.agent] : []));
  const subject = matcher?.covers[0];
  const isTool = clientEvent(event)?.matches === "tool name";
  const agent = own[0] ?? (isTool || subject === undefined ? "main" : subject);
  return {
    agent: event.startsWith("Subagent") && agent === "main" ? "general-purpose" : agent,
    ...(isTool ? { call: { tool: subject ?? "Read", input: {} } } : {}),
    expect: { kind: "verdict", verdict: "allow" },
    span,
  };
}

function exampleTitle(hook: HookPlan, example: Example): string {
  const { agent, call, prompt, source, says, fault, branch, expect } = example;
  const at = hook.examples.indexOf(example) + 1;
  const what =
    call?.tool ??
    [prompt && "prompt", source && `start by ${source}`, says && "stop"].find(Boolean) ??
    "start";
  const who = agent === "main" ? "" : ` by ${agent}`;
  const where = branch === undefined ? "" : ` on ${branch}`;
  const broken = fault === undefined ? "" : ` (${fault})`;
  const then = expect.kind === "contains" ? `contains "${expect.text}"` : expect.verdict;
  return `example ${at}: ${what}${who}${where}${broken}: ${then}`;
}

/** `file:line` of the spec behind a trial. */
export function placeOf({ example, arm, hook }: Trial): string {
  const span: Span = arm ? hook.span : example.span;
  return `${span.file}:${span.start.line}`;
}
