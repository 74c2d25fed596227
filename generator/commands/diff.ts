import type { Compared } from "../analyse/diff/compare.ts";
import type { Side } from "../analyse/diff/side.ts";
import { inTempFolder } from "../io/temp-folder.ts";
import { command, type ExitCode } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { type CompiledSpec } from "./compile.ts";
import type { Context } from "./context.ts";
import { diffJson } from "./diff-json.ts";
import { diffMarkdown } from "./diff-markdown.ts";
import { compileSide } from "./diff-side.ts";
import { diffText } from "./diff-text.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";

const options = {
  spec: specOption,
  out: outOption,
  format: { ...formatOption, choices: ["text", "json", "markdown"] },
} as const;

/** `gen diff`: what a change of the spec weakens and strengthens, each with a call that shows it. */
export const diff = command({
  arguments: [
    { name: "OLD", about: "a spec: a file, or REVISION:path" },
    { name: "NEW", about: "the same; without it, the spec", optional: true },
  ],
  options,
  examples: [
    "diff HEAD~1:spec/enforcement.yaml spec/enforcement.yaml",
    "diff main:spec/enforcement.yaml --format markdown",
  ],
  async run({ args, options, context }) {
    const [oldName = "", newName = options.spec] = args;
    const [old, now] = [await compileSide(context, oldName), await compileSide(context, newName)];
    const sides = [old, now].map(sideOf);
    const [before, after] = sides;
    if (before === undefined || after === undefined) return unusable(context, [old, now]);
    const changes = await compare(before, after);
    const { out } = context.terminal;
    const names = { old: old.specFile, now: now.specFile };
    switch (options.format) {
      case "json":
        out.write(diffJson(changes));
        break;
      case "markdown":
        out.write(diffMarkdown(changes, names));
        break;
      case "text":
        out.write(diffText(changes, names, out.color));
    }
    return changes.some(isUnacknowledged) ? 1 : 0;
  },
});

function isUnacknowledged({ direction, acknowledged }: Compared): boolean {
  return direction === "weaker" && acknowledged === undefined;
}

/** A spec that breaks its invariants can be compared; one that does not lower cannot. */
function sideOf({ project, plan }: CompiledSpec): Side | undefined {
  return project === undefined || plan === undefined ? undefined : { project, plan };
}

async function unusable({ terminal }: Context, sides: readonly CompiledSpec[]): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  for (const { diagnostics, sources } of sides.filter((side) => sideOf(side) === undefined)) {
    await printFindings(terminal.err, diagnostics, sources);
    codes.push(exitCode(diagnostics));
  }
  return codes.includes(2) ? 2 : 1;
}

/** The judge and all that it runs are loaded only now. */
async function compare(old: Side, now: Side): Promise<readonly Compared[]> {
  const { compareSpecs } = await import("../analyse/diff/compare.ts");
  const { sceneJudge } = await import("../io/judge-scenes.ts");
  const { sceneRooms } = await import("../io/scene-rooms.ts");
  return inTempFolder((folder) => compareSpecs(old, now, sceneJudge(sceneRooms(folder))));
}
