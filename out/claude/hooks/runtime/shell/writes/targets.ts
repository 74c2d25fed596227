/** All paths that one act writes, as far as the command text shows them. */
import type { Act } from "../act.ts";
import { programName } from "../start.ts";
import { text } from "../words/word.ts";
import { copyTargets } from "./copies.ts";
import { gitTargets } from "./git-writes.ts";
import { operandTargets } from "./operands.ts";
import { outputTargets } from "./outputs.ts";
import { sedTargets } from "./sed-writes.ts";
import type { Target } from "./target.ts";

export function targetsOf(act: Act): readonly Target[] {
  if (act.kind === "unread") return [];
  if (act.kind === "write") return [{ path: act.target, dir: act.world.cwd, reach: "file" }];
  const program = programName(act.words[0] ?? text("")) ?? "";
  return (
    gitTargets(act) ??
    copyTargets(program, act) ?? [
      ...(/^g?sed$/u.test(program) ? sedTargets(act) : []),
      ...(operandTargets(program, act) ?? outputTargets(program, act)),
    ]
  );
}
