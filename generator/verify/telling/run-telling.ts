/** Runs the telling cases of one packaging: everything installed, one session. */
import type { Project } from "#ir/project";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import type { ModelScript, ScriptStep } from "../client/model-script.ts";
import { runSession } from "../arms/run-session.ts";
import type { Site } from "../arms/run-session.ts";
import type { SessionPlan } from "../arms/session.ts";
import type { Scene } from "../ground/ground.ts";
import { referencesOf } from "../trials/start-call.ts";
import { judgeTelling } from "./telling-case.ts";
import type { TellingCase, TellingResult } from "./telling-case.ts";

const MAIN = "main";
/** The client runs 20 agents at once. */
const AGENTS_AT_ONCE = 16;

export async function runTelling(
  site: Site,
  project: Project,
  cases: readonly TellingCase[],
  scene: Scene,
): Promise<readonly TellingResult[]> {
  if (cases.length === 0) return [];
  const labels = new Map(
    cases.map((each, at) => [each, each.who.type === undefined ? MAIN : `told-${at}`]),
  );
  const session = sessionFor(project, cases, labels, scene);
  const run = { variant: { keeps: () => true }, watched: false, session };
  const once = (): Promise<readonly TellingResult[]> =>
    runSession(site, run, (_room, _cwd, { exchanges }) =>
      cases.map((each) => judgeTelling(each, labels.get(each) ?? MAIN, exchanges)),
    );
  const results = await once();
  // An agent that did not start on a busy machine shows nothing; what was shown is not asked again.
  return results.some(({ outcome }) => outcome === "skipped") ? once() : results;
}

function sessionFor(
  project: Project,
  cases: readonly TellingCase[],
  labels: ReadonlyMap<TellingCase, string>,
  scene: Scene,
): SessionPlan {
  const references = referencesOf(project);
  const starts = cases.flatMap((each) => {
    if (each.who.type === undefined) return [];
    const script: ModelScript = {
      label: labels.get(each) ?? "",
      steps: [],
      says: each.says ?? `Done: ${references}`,
    };
    const call = spawnCall(each.who.type, script);
    return [{ ...call, input: { ...call.input, prompt: scriptPrompt(script, references) } }];
  });
  const steps: ScriptStep[] = [];
  for (let at = 0; at < starts.length; at += AGENTS_AT_ONCE) {
    steps.push(starts.slice(at, at + AGENTS_AT_ONCE));
  }
  for (const { call } of cases) if (call !== undefined) steps.push([call]);
  const prompt = scriptPrompt({ label: MAIN, steps }, wordsOf(project));
  return { scene, prompt, files: [], places: [] };
}

/** Whatever a prompt must have said before a gate opens, according to the examples. */
function wordsOf({ hooks }: Project): string {
  const said = hooks
    .flatMap(({ examples }) => examples)
    .filter(({ expect }) => expect.kind === "verdict" && expect.verdict === "allow")
    .flatMap(({ transcript = [] }) => transcript)
    .flatMap((step) => ("user" in step ? [step.user] : []));
  return [...new Set(said)].join("\n") || "Follow the script.";
}
