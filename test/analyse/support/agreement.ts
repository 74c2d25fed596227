/** What the analysis says of direct calls beside what the real bundle does with such calls. */
import { join } from "node:path";
import type { Packaging } from "#plan/plan";
import { anyCall } from "../../../generator/analyse/effective/call-shape.ts";
import type { DirectVerdict } from "../../../generator/analyse/effective/direct.ts";
import type { Effective } from "../../../generator/analyse/effective/effective.ts";
import { toolClasses } from "../../../generator/analyse/effective/classes.ts";
import type { Subject } from "../../../generator/analyse/effective/subjects.ts";
import type { Tool } from "../../../generator/analyse/effective/tools.ts";
import type { Judge, Scene } from "../../../generator/analyse/diff/scene.ts";
import { sceneJudge } from "../../../generator/io/judge-scenes.ts";
import { sceneRooms } from "../../../generator/io/scene-rooms.ts";
import { inParallel } from "../../../generator/io/in-parallel.ts";
import { baseInput } from "../../../generator/witness/base-call.ts";
import { scenesFor } from "../../../generator/witness/scenes.ts";
import type { SpecSource } from "../../support/compile-spec.ts";
import { lowered } from "./compiled.ts";
import { realBundle } from "./real-bundle.ts";

export interface Agreement {
  /** Calls that the bundle was asked about. */
  readonly asked: number;
  /** One line per call on which the two differ. */
  readonly differ: readonly string[];
}

interface Question {
  readonly caller: Subject;
  readonly tool: Tool;
  readonly scene: Scene;
  readonly refused: boolean;
}

/** `step`: every so many-th cell is asked, so that a large matrix stays affordable. */
export async function agreement(
  source: SpecSource,
  folder: string,
  packaging: Packaging,
  step = 1,
): Promise<Agreement> {
  const bundle = await realBundle(source, join(folder, "bundle"));
  if (bundle === undefined) return { asked: 0, differ: [] };
  const effective = lowered(source).effective(packaging);
  const judge = sceneJudge(sceneRooms(join(folder, "judge")));
  const questions: Question[] = [];
  for (const { caller, tool } of cells(effective, step)) {
    questions.push(...(await questionsOf(effective, judge, caller, tool)));
  }
  const answers = await inParallel(questions, async ({ caller, tool, scene, refused }) => {
    const did = await bundle.refuses(scene, packaging);
    return did === refused
      ? []
      : [`${caller.name} ${tool.name} ${JSON.stringify(scene)}: ${did ? "blocked" : "passes"}`];
  });
  return { asked: questions.length, differ: answers.flat() };
}

function cells(
  { verdicts, ground }: Effective,
  step: number,
): readonly { readonly caller: Subject; readonly tool: Tool }[] {
  const tools = toolClasses(ground);
  return verdicts.classes
    .flatMap(({ first: caller }) => tools.map(({ first: tool }) => ({ caller, tool })))
    .filter((_, at) => at % step === 0);
}

/** A call for each way that the verdict says is there. */
async function questionsOf(
  { ground, verdicts }: Effective,
  judge: Judge,
  caller: Subject,
  tool: Tool,
): Promise<readonly Question[]> {
  const { verdict }: DirectVerdict = verdicts.of(caller, anyCall(tool));
  if (verdict === "absent") return [];
  const ask = (scene: Scene, refused: boolean): Question => ({ caller, tool, scene, refused });
  const scenes = scenesOf(ground, caller, tool);
  const [first] = scenes;
  if (first === undefined) return [];
  if (verdict !== "conditional") return [ask(first, verdict === "denied")];
  const found: Question[] = [];
  for (const wanted of [true, false]) {
    for (const scene of scenes) {
      if ((await judge.refuses(ground, caller, scene)) !== wanted) continue;
      found.push(ask(scene, wanted));
      break;
    }
  }
  return found;
}

function scenesOf(ground: Effective["ground"], caller: Subject, tool: Tool): readonly Scene[] {
  const rules = ground.handlers
    .of("PreToolUse", caller, tool.name)
    .map(({ hook }) => ground.handlers.cases(hook, caller, tool.name));
  const { pathFields } = tool;
  const toolNames = ground.tools.map(({ name }) => name);
  const about = { tool: tool.name, toolNames, ...(pathFields && { pathFields }) };
  return scenesFor(rules, [], about).map(({ without = [], input = {}, ...around }) => ({
    type: caller.kind === "main" ? undefined : caller.type,
    tool: tool.name,
    ...around,
    input: Object.fromEntries(
      Object.entries({ ...baseInput(tool.name), ...input }).filter(
        ([field]) => !without.includes(field),
      ),
    ),
  }));
}
