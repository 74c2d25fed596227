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
import type { Act, Run, Write } from "../shell/act.ts";
import { answer, sure, unsure, type Finding } from "../shell/finding.ts";
import { buildsCommands, opaqueShell } from "../shell/opaque-shell.ts";
import { isKnown } from "../shell/place.ts";
import { actsOf } from "../shell/read-command.ts";
import { programName } from "../shell/start.ts";
import { shown, text, type Word } from "../shell/words/word.ts";
import { findTargets, listsGuarded } from "../shell/writes/find-deletes.ts";
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
  const acts = actsOf(call);
  let isListed: boolean | undefined;
  const listed = (): boolean =>
    (isListed ??= acts.some((act) => isFind(act) && listsGuarded(act, place)));
  return acts.flatMap((act) => {
    call.clock.check();
    if (act.kind === "unread")
      return act.text === undefined || place.names(act.text) ? [unsure(act.what)] : [];
    const scripts = act.kind === "run" ? scriptFindings(act, place) : [];
    return [...scripts, ...judged(act, place, isNamed, listed)];
  });
}

function isFind(act: Act): act is Run {
  return act.kind === "run" && /^g?find$/u.test(programName(act.words[0] ?? text("")) ?? "");
}

function scriptFindings(run: Run, place: Guarded): readonly Finding[] {
  const program = programName(run.words[0] ?? text("")) ?? "";
  return scriptTexts(program, run)
    .filter((word) => place.names(knownText(word)) || namesHere(knownText(word), run, place))
    .map(() => sure(`${program} gets program text that names a guarded path`));
}

/** Among the guards a text need not say where: `cd .claude; node -e "fs.rmSync('settings.json')"`. */
function namesHere(script: string, run: Run, place: Guarded): boolean {
  const dir = run.world.cwd;
  if (!isKnown(dir) || !place.names(dir)) return false;
  const quoted = [...script.matchAll(/(["'`])([^"'`\n]+)\1/gu)].map(([, , path = ""]) => path);
  return quoted.some((path) => place.judge({ path: text(path), dir, reach: "file" }) === "written");
}

/** `listed`: what `find` lists in this command holds guarded files; names from there may be one. */
function judged(
  act: Run | Write,
  place: Guarded,
  isNamed: boolean,
  listed: () => boolean,
): readonly Finding[] {
  const targets = isFind(act) ? findTargets(act, place) : targetsOf(act);
  return targets.flatMap((target): readonly Finding[] => {
    const judgement = place.judge(target);
    const path = shown(target.path);
    if (judgement === "spared") return [];
    const isFound = holes(target, /\bfind\b|xargs/u);
    if (judgement === "written" || (isFound && listed())) return [sure(`it writes ${path}`)];
    const isPiped = act.world.stdin !== undefined;
    const isDoubtful = (isNamed && !holes(target, /find finds/u)) || (isPiped && listed());
    return isDoubtful ? [unsure(`the path ${path}`)] : [];
  });
}

/** What is not known of the path is of such a kind. */
function holes({ path }: Target, kind: RegExp): boolean {
  return path.pieces.some((piece) => "hole" in piece && kind.test(piece.hole));
}

function knownText(word: Word): string {
  return word.pieces.map((piece) => ("text" in piece ? piece.text : " ")).join("");
}
