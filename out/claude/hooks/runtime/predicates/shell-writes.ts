/**
 * `shell-writes`: a shell command writes, removes, moves or links a file below one of the globs, as
 * far as the command text shows it. What programs do inside (`make`, `python x.py`) is out of reach.
 *
 * A path that cannot be resolved counts as opaque only when the command also names a guarded path:
 * otherwise every `rm "$f"` in a loop would be refused. Program text for an interpreter that names a
 * guarded path counts as a write, since reading and writing cannot be told apart there.
 */
import type { Call } from "../call.ts";
import type { Predicate, ShellWritesData } from "../predicate.ts";
import type { Run } from "../shell/act.ts";
import { answer, sure, unsure, type Finding } from "../shell/finding.ts";
import { buildsCommands, opaqueShell } from "../shell/opaque-shell.ts";
import { isKnown } from "../shell/place.ts";
import { actsOf } from "../shell/read-command.ts";
import { programName } from "../shell/start.ts";
import { shown, text, type Word } from "../shell/word.ts";
import { findTargets } from "../shell/writes/find-deletes.ts";
import { guarded, type Guarded } from "../shell/writes/guarded.ts";
import { scriptTexts } from "../shell/writes/scripts.ts";
import type { Target } from "../shell/writes/target.ts";
import { targetsOf } from "../shell/writes/targets.ts";

export const shellWrites: Predicate<ShellWritesData> = {
  kind: "shell-writes",
  holds: (data, call) => answer(findings(guarded(data.globs, call), call), data.opaque),
};

function findings(place: Guarded, call: Call): readonly Finding[] {
  const other = opaqueShell(call);
  if (other !== undefined)
    return place.names(other) || buildsCommands(other) ? [unsure(`${call.tool} commands`)] : [];
  const command = call.input["command"];
  const isNamed = typeof command === "string" && place.names(command);
  return actsOf(call).flatMap((act) => {
    call.clock.check();
    if (act.kind === "unread")
      return act.text === undefined || place.names(act.text) ? [unsure(act.what)] : [];
    if (act.kind === "write") return judged(targetsOf(act), place, isNamed);
    return ofRun(act, place, isNamed);
  });
}

function ofRun(run: Run, place: Guarded, isNamed: boolean): readonly Finding[] {
  const program = programName(run.words[0] ?? text("")) ?? "";
  const named = scriptTexts(program, run).filter(
    (word) => place.names(knownText(word)) || namesHere(knownText(word), run, place),
  );
  const scripts = named.map(() => sure(`${program} gets program text that names a guarded path`));
  const isFind = program === "find" || program === "gfind";
  return [...scripts, ...judged(isFind ? findTargets(run, place) : targetsOf(run), place, isNamed)];
}

/** Among the guards a text need not say where: `cd .claude; node -e "fs.rmSync('settings.json')"`. */
function namesHere(script: string, run: Run, place: Guarded): boolean {
  const dir = run.world.cwd;
  if (!isKnown(dir) || !place.names(dir)) return false;
  const quoted = [...script.matchAll(/(["'`])([^"'`\n]+)\1/gu)].map(([, , path = ""]) => path);
  return quoted.some((path) => place.judge({ path: text(path), dir, reach: "file" }) === "written");
}

function judged(targets: readonly Target[], place: Guarded, isNamed: boolean): readonly Finding[] {
  return targets.flatMap((target): readonly Finding[] => {
    const judgement = place.judge(target);
    if (judgement === "written") return [sure(`it writes ${shown(target.path)}`)];
    return judgement === "unknown" && isNamed ? [unsure(`the path ${shown(target.path)}`)] : [];
  });
}

function knownText(word: Word): string {
  return word.pieces.map((piece) => ("text" in piece ? piece.text : " ")).join("");
}
