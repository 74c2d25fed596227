/** The shell inside a skill, which is no tool call: what refuses it to whom. */
import { clientTool } from "#client/tools";
import type { Enforcement } from "#plan/plan";
import { hookIn, settingsEntry } from "../../lower/to-plan/enforcement.ts";
import { SKILL_SHELL_EVENT, SKILL_SHELL_SETTING } from "../../lower/to-plan/skill-shell.ts";
import { anyCall } from "./call-shape.ts";
import type { DirectVerdict, Ground } from "./direct.ts";
import { ruleAnswer } from "./rule-answer.ts";
import type { Subject } from "./subjects.ts";
import type { Tool } from "./tools.ts";

const shell = clientTool("Bash");
const SHELL: Tool = {
  name: shell?.name ?? "Bash",
  label: "Bash",
  kind: "client",
  effects: shell?.effects ?? [],
  mainOnly: false,
  pathFields: [],
};

/** The verdict on the command itself; whether the agent can call a skill at all is another matter. */
export function inlineShell(ground: Ground, subject: Subject): DirectVerdict {
  const { settings } = ground.plan;
  const off: readonly Enforcement[] =
    settings[SKILL_SHELL_SETTING] === true
      ? [settingsEntry({ kind: "setting", key: SKILL_SHELL_SETTING, value: true })]
      : [];
  const hooks = ground.handlers
    .of(SKILL_SHELL_EVENT, subject, SHELL.name)
    .map(({ hook, scope }) => ({
      enforcement: hookIn(hook, scope, false),
      answer: ruleAnswer(
        hook,
        ground.handlers.cases(hook, subject, SHELL.name),
        subject.identity,
        anyCall(SHELL),
      ),
    }));
  const always = hooks.filter(({ answer }) => !answer.passes).map((one) => one.enforcement);
  const others = hooks.filter(({ answer }) => answer.passes);
  const by = [...off, ...always];
  if (by.length > 0) return { verdict: "denied", by, passing: [] };
  const sometimes = others.filter(({ answer }) => answer.refuses).map((one) => one.enforcement);
  return sometimes.length > 0
    ? { verdict: "conditional", by: sometimes, passing: [] }
    : { verdict: "allowed", by: [], passing: others.map((one) => one.enforcement) };
}
