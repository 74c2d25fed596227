/**
 * One run of a hook: read all of standard input, ask the rule, answer, end. Every way out leads
 * through `end`, so that a throw anywhere goes the way the spec's `onError` says.
 */
import { resolve } from "node:path";
import type { Call } from "./call.ts";
import { deadline, DeadlinePassed, uptimeMs } from "./deadline.ts";
import { appendLogEntry } from "./decision-log.ts";
import { field, isObject } from "./json-object.ts";
import type { Outcome, RunRule } from "./outcome.ts";
import { NoPayload, readCall, type Surroundings } from "./payload.ts";
import { type Caller, type Report, reportInfrastructure, reportPolicy } from "./report.ts";
import type { HookData, Rule } from "./rule.ts";
import { leave, readStandardInput, writeFully } from "./standard-streams.ts";

/** What a generated hook calls: its data, and the kind of rule with the predicates it needs. */
export async function runHook<R extends Rule>(
  data: HookData<NoInfer<R>>,
  run: RunRule<R>,
): Promise<void> {
  const clock = deadline(data.deadlineMs);
  let call: Call | undefined;
  const giveUp = (error: unknown): never =>
    end(data, call, reportInfrastructure(data, callerOf(data, call), error));
  process.on("uncaughtException", giveUp);
  process.on("unhandledRejection", giveUp);
  setTimeout(() => giveUp(new DeadlinePassed(data.deadlineMs)), clock.remainingMs());
  try {
    const projectDir = process.env["CLAUDE_PROJECT_DIR"];
    const text = await readStandardInput();
    // The directory may be gone; it matters only when the payload names none.
    const around = {
      projectDir,
      clock,
      get cwd() {
        return process.cwd();
      },
    };
    call = callFrom(text, data, around);
    const outcome = await run(data.rule, call);
    end(data, call, reportPolicy(data, callerOf(data, call), outcome), outcome);
  } catch (error) {
    giveUp(error);
  }
}

/** A text that is the same for every turn and everyone needs no payload: it is given in any case. */
function callFrom(text: string, data: HookData, around: Surroundings): Call {
  try {
    return readCall(text, data.event, around);
  } catch (error) {
    if (!(error instanceof NoPayload) || !isStanding(data.rule)) throw error;
    return readCall("{}", data.event, around);
  }
}

function isStanding(rule: Rule): boolean {
  return (
    rule.kind === "inject" &&
    rule.parts.every(({ kind, who }) => kind === "text" && who === undefined)
  );
}

function callerOf(data: HookData, call: Call | undefined): Caller {
  if (call === undefined) return { event: data.event, tool: "", agent: "" };
  const { event, tool, identity: agent } = call;
  return { event, tool, agent, type: startedType(call) };
}

/** Asked for last and never thrown for: a message is no place to fail. */
function startedType(call: Call): string | undefined {
  const input = field(call.payload, "tool_input");
  const type = isObject(input) ? field(input, "subagent_type") : undefined;
  return typeof type === "string" ? type : undefined;
}

function end(data: HookData, call: Call | undefined, report: Report, outcome?: Outcome): never {
  try {
    writeFully(1, report.stdout);
    writeFully(2, report.stderr);
    log(data, call, report, outcome);
  } finally {
    leave(report.exit);
  }
}

function log(data: HookData, call: Call | undefined, report: Report, outcome?: Outcome): void {
  const path = process.env["ENFORCEMENT_LOG"] ?? "";
  if (path === "") return;
  const { event, tool, agent } = callerOf(data, call);
  const session = call === undefined ? "" : field(call.payload, "session_id");
  appendLogEntry(resolve(call?.projectDir ?? "", path), {
    time: new Date().toISOString(),
    hook: data.hook,
    event,
    tool,
    agent,
    verdict: outcome?.verdict ?? (report.exit === 2 ? "block" : "allow"),
    cause: outcome === undefined ? "infrastructure" : "policy",
    ms: Math.round(uptimeMs()),
    session: typeof session === "string" ? session : "",
  });
}
