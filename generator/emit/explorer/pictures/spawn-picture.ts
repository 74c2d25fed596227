/** Who may start whom, and the start that no hook refuses. */
import type { Agent } from "#ir/agent";
import type { Project } from "#ir/project";
import { mainAgent } from "../../docs/agent-words.ts";
import { spawnHooks } from "../../docs/spawn-paths.ts";
import type { EmitContext } from "../../emitter.ts";
import type { Markup } from "../markup.ts";
import { arrow, boxHtml, label, pictureHtml, shortened } from "./drawing.ts";

const WIDTH = 960;
const ROW = 54;
const TOP = 20;
/** More agents make a picture that nobody reads. */
const MOST = 10;

export function spawnPicture({ project, plan }: EmitContext): Markup {
  const main = mainAgent(project);
  const title = shortened(main?.title ?? "Main session", 20);
  const { types, boxes } = targetsOf(project, main?.spawns ?? "any");
  const { gates, starts } = spawnHooks(plan.project);
  const middle = TOP + (boxes.length * ROW) / 2;
  const native = TOP + boxes.length * ROW + 34;
  return pictureHtml({
    id: "spawn-picture",
    title: "Two ways to start an agent",
    description: `${title} starts ${types.slice(0, 20).join(", ") || "nobody"} by the Agent tool, past ${gates.slice(0, 12).join(", ") || "no gate"}. A forked skill starts an agent with no gate that could refuse it.`,
    width: WIDTH,
    height: native + 74,
    parts: [
      boxHtml({ x: 20, y: middle - 34, width: 190, height: 68 }, [title, "main session"], "plain"),
      ...gateParts(gates, middle),
      ...boxes.flatMap((lines, at) => {
        const y = TOP + at * ROW;
        const end = y + (ROW - 12) / 2;
        return [
          boxHtml({ x: 720, y, width: 220, height: ROW - 12 }, lines, "agent"),
          arrow(`M562 ${middle}C650 ${middle} 630 ${end} 716 ${end}`, "solid"),
        ];
      }),
      ...nativeParts(starts, middle, native),
    ],
  });
}

interface Targets {
  readonly types: readonly string[];
  /** Lines of the box of each. */
  readonly boxes: readonly (readonly string[])[];
}

function targetsOf(project: Project, spawns: Agent["spawns"]): Targets {
  const any = spawns === "any";
  const own = project.agents.filter(({ main }) => !main).map(({ name }) => name);
  const types = any ? own : spawns;
  const shown = types.slice(0, types.length > MOST ? MOST - 1 : MOST);
  const rest = types.length - shown.length;
  const boxes = [
    ...shown.map((name) => [shortened(name, 24), ...furtherStarts(project, name)]),
    ...(rest > 0 ? [[`${rest} more`]] : []),
    ...(any ? [["any other agent type"]] : []),
  ];
  return { types, boxes: boxes.length === 0 ? [["nobody"]] : boxes };
}

function gateParts(gates: readonly string[], middle: number): readonly Markup[] {
  const lines = gates.length === 0 ? ["no gate"] : ["PreToolUse on Agent", ...few(gates)];
  return [
    boxHtml(
      { x: 350, y: middle - 34, width: 210, height: 68 },
      lines,
      gates.length === 0 ? "open" : "gate",
    ),
    arrow(`M212 ${middle}H346`, "solid", { x: 279, y: middle - 10, words: "Agent tool" }),
  ];
}

/** The start that goes past the gate. */
function nativeParts(starts: readonly string[], middle: number, y: number): readonly Markup[] {
  const line = y + 27;
  return [
    boxHtml(
      { x: 350, y, width: 210, height: 54 },
      ["context: fork", "a skill starts its agent"],
      "open",
    ),
    arrow(`M115 ${middle + 36}V${line - 10}Q115 ${line} 125 ${line}H346`, "dashed", {
      x: 236,
      y: line - 10,
      words: "Skill, or typed",
    }),
    arrow(`M562 ${line}H716`, "dashed"),
    label(722, line - 3, "No hook refuses this start", "small warn"),
    label(722, line + 15, startWords(starts), "small"),
  ];
}

function startWords(starts: readonly string[]): string {
  return starts.length === 0
    ? "nothing adds context either"
    : `context by ${shortened(starts.join(", "), 22)}`;
}

function few(names: readonly string[]): readonly string[] {
  const [first = "", ...others] = names;
  const more = others.length === 0 ? "" : ` +${others.length}`;
  return [shortened(first, 25 - more.length) + more];
}

function furtherStarts(project: Project, name: string): readonly string[] {
  const spawns = project.agents.find((agent) => agent.name === name)?.spawns;
  if (spawns === undefined) return [];
  if (spawns === "any") return ["may start any agent"];
  return [
    spawns.length === 0 ? "may start nobody" : `may start ${shortened(spawns.join(", "), 18)}`,
  ];
}
