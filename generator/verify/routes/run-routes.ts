/** Tries the routes of one packaging with every refusing mechanism installed. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "#ir/project";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import type { ScriptStep } from "../client/model-script.ts";
import type { ArmResult } from "../client/run-arm.ts";
import { runSession } from "../arms/run-session.ts";
import type { Site } from "../arms/run-session.ts";
import type { SessionPlan } from "../arms/session.ts";
import type { Scene } from "../ground/ground.ts";
import { referencesOf } from "../trials/start-call.ts";
import type { RouteCase, RouteResult } from "./route-case.ts";

const MAIN = "main";

export interface RoutesInput {
  readonly site: Site;
  readonly project: Project;
  readonly scene: Scene;
  readonly keeps: (mechanism: string) => boolean;
}

export async function runRoutes(
  input: RoutesInput,
  cases: readonly RouteCase[],
): Promise<readonly RouteResult[]> {
  const scripted = cases.filter(({ steps }) => steps !== undefined);
  const typed = cases.filter(({ steps }) => steps === undefined);
  const groups = [scripted, ...typed.map((each) => [each])].filter((group) => group.length > 0);
  const results = await Promise.all(groups.map((group) => runGroup(input, group)));
  return results.flat();
}

function runGroup(
  { site, project, scene, keeps }: RoutesInput,
  cases: readonly RouteCase[],
): Promise<readonly RouteResult[]> {
  const session: SessionPlan = {
    scene,
    prompt: promptFor(cases, referencesOf(project)),
    files: cases.flatMap(({ files }) => files),
    places: [],
  };
  return runSession(site, { variant: { keeps }, watched: false, session }, (_room, cwd, result) =>
    cases.map((each): RouteResult => {
      const { id, route, path, expected, because } = each;
      const seen = wasReached(each, cwd, result) ? "open" : "closed";
      return { id, route, path, expected, seen, because };
    }),
  );
}

function wasReached({ reached }: RouteCase, cwd: string, { exchanges }: ArmResult): boolean {
  if ("file" in reached) return existsSync(join(cwd, reached.file));
  return exchanges.some(({ script }) => script?.label === reached.label);
}

/** One agent per case; the main session's own cases come after them. A typed skill is the whole prompt. */
function promptFor(cases: readonly RouteCase[], references: string): string {
  const [first] = cases;
  if (first !== undefined && first.steps === undefined && "label" in first.reached) {
    return `/${first.reached.label} go`;
  }
  const starts = cases.flatMap(({ id, from, steps }) => {
    if (from.type === undefined || steps === undefined) return [];
    const script = { label: `route ${id}`, steps, says: `Done: ${references}` };
    const call = spawnCall(from.type, script);
    return [{ ...call, input: { ...call.input, prompt: scriptPrompt(script, references) } }];
  });
  const own = cases.flatMap(({ from, steps }): readonly ScriptStep[] =>
    from.type === undefined ? (steps ?? []) : [],
  );
  return scriptPrompt({ label: MAIN, steps: [...(starts.length === 0 ? [] : [starts]), ...own] });
}
