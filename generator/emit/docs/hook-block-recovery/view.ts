import { reportInfrastructure } from "#runtime/report";
import type { Project } from "#ir/project";
import type { HookPlan } from "#plan/plan";
import { code, fence, fewCodes, prose, sentence } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { allHooks } from "../all-hooks.ts";
import { failPosture } from "../fail-posture.ts";
import { wordings } from "../wordings.ts";
import { whatToDo } from "./what-to-do.ts";

const refuses = ({ verb }: HookPlan): boolean => verb === "blocks" || verb === "holds";

/** What a hook that cannot decide really prints, by the hook runtime itself. */
function infrastructureSample({ id, event, onError, rule, log }: HookPlan): string {
  const data = {
    hook: id,
    event,
    onError,
    deadlineMs: 0,
    rule,
    ...(log === undefined ? {} : { log }),
  };
  const caller = { event, tool: "", agent: "" };
  return reportInfrastructure(data, caller, new Error("the payload is not JSON")).stderr.trimEnd();
}

function recoveryEntry(project: Project, hook: HookPlan): object {
  return {
    id: hook.id,
    does: sentence(prose(hook.does)),
    messages: wordings(project, hook).map((message) => fence(message, "text")),
    todo: whatToDo(project, hook),
    fail: failPosture(hook),
  };
}

export function recoveryView({ project, plan }: EmitContext): object {
  const hooks = allHooks(plan).map((hook) => hook.plan);
  const refusing = hooks.filter(refuses);
  const example = refusing.find(({ onError }) => onError === "block") ?? refusing[0];
  return {
    title: prose(project.title),
    hooks: refusing.map((hook) => recoveryEntry(project, hook)),
    sample: example === undefined ? "" : fence(infrastructureSample(example), "text"),
    harmless: fewCodes(hooks.filter((hook) => !refuses(hook)).map(({ id }) => id)),
    external: project.external.map(({ name, command, event }) => ({
      name: code(name),
      command: code(command),
      event: code(event),
    })),
    explain: code(`gen explain ${refusing[0]?.id ?? "HOOK"}`),
  };
}
