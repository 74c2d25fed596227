import { describe, expect, test } from "vitest";
import { carriedScript, type ModelScript } from "../../generator/verify/client/model-script.ts";
import { sessionsOf } from "../../generator/verify/arms/session.ts";
import { textField } from "../../generator/verify/client/json.ts";
import { compiled, SHIPPED, trialsOf } from "./support.ts";

const { trials } = await trialsOf(await compiled(SHIPPED, "enforcement.yaml"), "project");

/** Every script that a prompt leads to, by label: agents carry theirs in the prompt that starts them. */
function scriptsIn(prompt: string): ReadonlyMap<string, ModelScript> {
  const found = new Map<string, ModelScript>();
  const open = [carriedScript(prompt)];
  for (const script of open) {
    if (script === undefined) continue;
    found.set(script.label, script);
    for (const { input } of script.steps.flat())
      open.push(carriedScript(textField(input, "prompt")));
  }
  return found;
}

describe.each(["agent", "skill"] as const)("sessions that start agents by %s", (start) => {
  const options = { references: "plan-x", skills: "project/.claude/skills" };
  const sessions = sessionsOf(trials, { ...options, starts: () => start });

  test("one session is enough for the shipped spec, but for a tool of people who are signed in", () => {
    const placed = sessions.map(({ places }) => places.map(([trial]) => trial));
    expect(placed.flatMap((own) => own.map(({ id }) => id)).sort()).toEqual(
      trials.map(({ id }) => id).sort(),
    );
    const tools = placed.map((own) => new Set(own.map(({ call }) => call.tool)));
    expect(tools.map(({ size }) => size > 1)).toEqual([true, false]);
    expect([...(tools[1] ?? [])]).toEqual(["RemoteTrigger"]);
  });

  test("at its place stands the trial's call", () => {
    for (const { prompt, places, files } of sessions) {
      const scripts = new Map([
        ...scriptsIn(prompt),
        ...files.flatMap(({ content }) => [...scriptsIn(content)]),
      ]);
      for (const [trial, { label, step, at }] of places) {
        expect(scripts.get(label)?.steps[step]?.[at], trial.id).toEqual(trial.call);
      }
    }
  });

  test("no step starts more agents than the client runs at once", () => {
    const steps = sessions.flatMap(({ prompt }) => carriedScript(prompt)?.steps ?? []);
    const starts = steps.map((step) => step.filter(({ tool }) => tool === "Agent").length);
    expect(Math.max(...starts)).toBeLessThanOrEqual(20);
  });
});
