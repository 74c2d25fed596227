/** Placeholders that a hook fills when it runs; any other name in braces would be printed as typed. */
import { near, report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Placeholders } from "#runtime/fill-template";
import type { HookPlan } from "#plan/plan";
import type { AnalysisRule } from "../rule.ts";

const KNOWN: Readonly<Record<keyof Placeholders, true>> = {
  tool: true,
  agent: true,
  hook: true,
  type: true,
  missing: true,
  because: true,
};
const NAMES = Object.keys(KNOWN);

/** Only whole words in braces can be meant as placeholders: code and JSON in a message stay. */
const WORD = /\{([a-z]+)\}/gu;

export const placeholders: AnalysisRule = (_, plan) => plan.project.hooks.flatMap(unknown);

function unknown(hook: HookPlan): readonly Diagnostic[] {
  const { rule, log } = hook;
  const texts = rule.kind === "inject" ? [] : hook.messages;
  const names = [...texts, log?.allow ?? "", log?.act ?? ""].flatMap((text) =>
    [...text.matchAll(WORD)].map(([, name = ""]) => name),
  );
  return [...new Set(names)]
    .filter((name) => !NAMES.includes(name))
    .map((name) =>
      report("unknown-placeholder", hook.span, {
        hook: hook.id,
        placeholder: name,
        near: near(name, NAMES),
      }),
    );
}
