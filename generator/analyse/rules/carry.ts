import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { isObject } from "#runtime/json-object";
import { COMMAND_KEYS } from "#client/settings-keys";
import type { Carry, Project } from "#ir/project";
import type { Plan } from "#plan/plan";
import type { AnalysisRule } from "../rule.ts";

/** What is passed through must not undo what the spec makes, nor run a command unasked. */
export const carry: AnalysisRule = (project, plan) => {
  const { carry } = project;
  if (carry === undefined) return [];
  return [
    ...commandFaults(carry),
    ...settingFaults(carry, plan),
    ...fileFaults(carry, project, plan),
  ];
};

function commandFaults({ settings, runs, span }: Carry): readonly Diagnostic[] {
  const unnamed = COMMAND_KEYS.filter((key) => key in settings && !runs.includes(key));
  const absent = runs.filter((key) => !(key in settings));
  return [
    ...unnamed.map((what) =>
      report("carry-refused", span, {
        what,
        reason: "it runs a command and `runs` does not name it",
      }),
    ),
    ...absent.map((what) =>
      report("carry-refused", span, { what, reason: "`runs` names it and `settings` has it not" }),
    ),
  ];
}

function settingFaults({ settings, span }: Carry, { project }: Plan): readonly Diagnostic[] {
  const env = settings["env"];
  const ours = [
    ...Object.entries(project.settings).map(([key, value]) => ({ key, value, theirs: settings })),
    ...Object.entries(project.env).map(([key, value]) => ({
      key,
      value,
      theirs: isObject(env) ? env : {},
    })),
  ];
  const against = ours.filter(({ key, value, theirs }) => key in theirs && theirs[key] !== value);
  const off = settings["disableAllHooks"] === true;
  return [
    ...(off
      ? [
          report("carry-refused", span, {
            what: "disableAllHooks",
            reason: "it switches every hook off",
          }),
        ]
      : []),
    ...against.map(({ key, value }) =>
      report("carry-refused", span, {
        what: key,
        reason: `the spec itself sets it to ${JSON.stringify(value)}`,
      }),
    ),
  ];
}

/** Places that the bundle needs for files of its own. */
function fileFaults(
  carry: Carry,
  project: Project,
  { project: target }: Plan,
): readonly Diagnostic[] {
  const taken = new Set([
    ".claude/settings.json",
    ...project.agents.map(({ name }) => `.claude/agents/${name}.md`),
    ...project.skills.map(({ name }) => `.claude/skills/${name}/SKILL.md`),
    ...target.hooks.map(({ handler }) => `.claude/hooks/${handler.file}`),
  ]);
  return carry.files
    .filter(({ place }) => taken.has(place) || place === ".claude/settings.local.json")
    .map(({ place, span }) =>
      report("carry-refused", span, {
        what: place,
        reason: "the bundle has a file of its own there",
      }),
    );
}
