/** The TypeScript source of a generated hook: its data, and one call into the runtime. */
import type { HookData } from "#runtime/rule";
import { DEADLINE_SHARE } from "#client/limits";
import type { HookPlan } from "#plan/plan";
import {
  partsOf,
  predicatePart,
  predicatesOf,
  runnerOf,
  RUN_HOOK,
} from "../../hook-runtime/needs.ts";
import { printModule } from "../../render/typescript.ts";

export function hookDataOf(plan: HookPlan): HookData {
  return {
    hook: plan.id,
    event: plan.event,
    onError: plan.onError,
    deadlineMs: Math.round(plan.handler.timeoutS * 1000 * DEADLINE_SHARE),
    rule: plan.rule,
    ...(plan.log === undefined ? {} : { log: plan.log }),
  };
}

export function hookSource(plan: HookPlan): string {
  const registry = predicatesOf(plan.rule)
    .map((kind) => `${JSON.stringify(kind)}: ${predicatePart(kind).export}`)
    .join(", ");
  const runner = runnerOf(plan.rule).export;
  const run = plan.rule.kind === "inject" ? `${runner}()` : `${runner}({ ${registry} })`;
  return printModule({
    comment: [
      `${plan.title}. ${plan.does}`,
      `Written by \`gen build\` from the spec; a change belongs there.`,
    ],
    imports: partsOf(plan.rule)
      .map(({ file, export: name }) => ({ from: `./runtime/${file}`, names: [name] }))
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
    statements: [`await ${RUN_HOOK.export}(${JSON.stringify(hookDataOf(plan), null, 2)}, ${run});`],
  });
}
