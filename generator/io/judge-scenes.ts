/** What a plan does with a scene: the rules run as the hooks run them, in this process. */
import { decide } from "#runtime/decide";
import { readCall } from "#runtime/payload";
import { outcomes } from "#client/outcomes";
import type { Example } from "#ir/example";
import type { Enforcement, Fault, HookPlan, Scope } from "#plan/plan";
import { anyCall } from "../analyse/effective/call-shape.ts";
import { isAbsent, standing } from "../analyse/effective/direct.ts";
import { toolNamed } from "../analyse/effective/tools.ts";
import type { Judge, Scene } from "../analyse/diff/scene.ts";
import { agentTranscript, payloadOf, SESSION_ID, type Stage } from "../simulate/example-payload.ts";
import { transcriptsOf } from "../simulate/example-transcript.ts";
import { predicates } from "./all-predicates.ts";
import type { SceneRooms } from "./scene-rooms.ts";

/** Time enough for any scene; nothing here is slow. */
const CLOCK = { check: (): void => undefined, remainingMs: (): number => 5000 };

export function sceneJudge(rooms: SceneRooms): Judge {
  // A rule that both sides have answers once.
  const known = new Map<string, Promise<boolean>>();
  const spelled = new WeakMap<HookPlan, string>();
  const hookRefuses: Judge["hookRefuses"] = (hook, scene) => {
    const rule = spelled.get(hook) ?? JSON.stringify([hook.event, hook.onError, hook.rule]);
    spelled.set(hook, rule);
    const key = `${rule} ${JSON.stringify(scene)}`;
    const answer = known.get(key) ?? refusedBy(hook, scene, rooms, known.size);
    known.set(key, answer);
    return answer;
  };
  return {
    hookRefuses,
    async refuses(ground, subject, scene, fault) {
      const tool = { ...toolNamed(ground.tools, scene.tool), name: scene.tool };
      if (isAbsent(subject, tool)) return true;
      const type = scene.input["subagent_type"];
      const call =
        typeof type === "string" ? { tool, input: { subagent_type: type } } : anyCall(tool);
      if (standing(ground, subject, call).some((one) => refusesUnder(one, fault))) return true;
      for (const { hook, scope } of ground.handlers.of("PreToolUse", subject, scene.tool)) {
        const state = stateOf(hook, scope, fault);
        if (state === "refuses") return true;
        if (state === "runs" && (await hookRefuses(hook, scene))) return true;
      }
      return false;
    },
  };
}

function refusesUnder({ under }: Enforcement, fault: Fault | undefined): boolean {
  return fault === undefined || under[fault] !== "open";
}

/** A handler under a fault: it runs as ever, the client refuses in its place, or nothing happens. */
function stateOf(
  hook: HookPlan,
  scope: Scope,
  fault: Fault | undefined,
): "runs" | "refuses" | "gone" {
  if (fault === undefined) return "runs";
  const failsClosed = hook.handler.onFailure === "block";
  switch (outcomes(`${scope.kind}-hook`, { failsClosed, exact: false })[fault]) {
    case "holds":
      return "runs";
    case "overblocks":
      return "refuses";
    default:
      return "gone";
  }
}

async function refusedBy(
  hook: HookPlan,
  scene: Scene,
  rooms: SceneRooms,
  number: number,
): Promise<boolean> {
  if (hook.rule.kind !== "decide") return false;
  const cwd = rooms.roomFor(scene);
  const path = `home/.claude/projects/scene-${number}/${SESSION_ID}.jsonl`;
  const stage: Stage = {
    cwd,
    transcript: path,
    agentName: (name) => name,
    toolName: (name) => name,
  };
  const example = exampleOf(hook, scene);
  const transcript = READS_TRANSCRIPT.test(JSON.stringify(hook.rule))
    ? written(rooms, example, stage)
    : path;
  const payload = payloadOf(hook, example, { ...stage, transcript });
  try {
    const call = readCall(JSON.stringify(payload), hook.event, {
      projectDir: cwd,
      cwd,
      clock: CLOCK,
    });
    const outcome = await decide(predicates)(hook.rule, call);
    return outcome.verdict === "block";
  } catch {
    return hook.onError === "block";
  }
}

const READS_TRANSCRIPT = /"kind":"(?:tool-used|prompt-said|issue-named)"/u;

/** The scene's transcripts, and the path of the main session's. */
function written(rooms: SceneRooms, example: Example, stage: Stage): string {
  const { main, agent } = transcriptsOf(example, stage);
  if (agent !== undefined) rooms.write(agentTranscript(stage.transcript), agent);
  return rooms.write(stage.transcript, main);
}

function exampleOf(
  { span }: HookPlan,
  { type, tool, input, transcript, place, branch, says }: Scene,
): Example {
  return {
    agent: type ?? "main",
    call: { tool, input },
    ...(transcript === undefined ? {} : { transcript }),
    ...(place === undefined ? {} : { place }),
    ...(branch === undefined ? {} : { branch }),
    ...(says === undefined ? {} : { says }),
    expect: { kind: "verdict", verdict: "block" },
    span,
  };
}
