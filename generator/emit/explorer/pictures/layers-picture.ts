/** The layers as a stack, each with its parts by name. */
import type { Layer } from "#ir/documents";
import { allHooks } from "../../docs/all-hooks.ts";
import type { EmitContext } from "../../emitter.ts";
import { type Markup, markup } from "../markup.ts";
import { label, pictureHtml, shortened, textWidth, wrapped } from "./drawing.ts";

interface Band {
  readonly words: Layer;
  readonly parts: readonly string[];
}

const WIDTH = 960;
const LEFT = 290;
const CHIP = 30;
const LINES = 2;
const LONGEST = 30;

export function layersPicture(context: EmitContext): Markup {
  const bands = bandsOf(context);
  let y = 8;
  const parts = bands.map((band, at) => {
    const { html, height } = bandHtml(band, at, y);
    y += height + 10;
    return html;
  });
  return pictureHtml({
    id: "layers-picture",
    title: "The layers and their parts",
    description: bands
      .map(({ words, parts }) => `${words.title}: ${parts.slice(0, 12).join(", ")}.`)
      .join(" "),
    width: WIDTH,
    height: y,
    parts,
  });
}

function bandsOf({ project, plan }: EmitContext): readonly Band[] {
  const plain = (title: string): Layer => ({ title, does: "", property: "" });
  const words = project.architecture?.layers ?? {
    hooks: plain("Hooks"),
    servers: plain("MCP servers"),
    skills: plain("Skills"),
    agents: plain("Agents"),
  };
  return [
    { words: words.hooks, parts: allHooks(plan).map(({ plan: { id } }) => id) },
    { words: words.servers, parts: project.servers.map(({ name }) => name) },
    { words: words.skills, parts: project.skills.map(({ name }) => `/${name}`) },
    { words: words.agents, parts: project.agents.map(({ title }) => title) },
  ].filter(({ parts }) => parts.length > 0);
}

function bandHtml(
  { words, parts }: Band,
  at: number,
  y: number,
): { readonly html: Markup; readonly height: number } {
  const does = wrapped(plainText(words.does), LEFT - 80, 3);
  const chips = chipsOf(parts);
  const rows = (chips.at(-1)?.row ?? 0) + 1;
  const height = Math.max(58 + does.length * 18, 20 + rows * (CHIP + 6));
  const html = markup`<g class="band"><rect x="1" y="${y}" width="${WIDTH - 2}" height="${height}" rx="10"/>
    ${label(22, y + 38, String(at + 1), "number")}
    ${label(56, y + 30, shortened(plainText(words.title), 26), "strong")}
    ${does.map((line, index) => label(56, y + 52 + index * 18, line, "small"))}
    ${chips.map(({ text, x, row, width, last }) => {
      const top = y + 13 + row * (CHIP + 6);
      return markup`<g class="chip${last ? " rest" : ""}"><rect x="${x}" y="${top}" width="${width}" height="${CHIP}" rx="6"/>${label(x + width / 2, top + 20, text, "mid small mono")}</g>`;
    })}</g>`;
  return { html, height };
}

interface Chip {
  readonly text: string;
  readonly x: number;
  readonly row: number;
  readonly width: number;
  readonly last: boolean;
}

/** As many as fit in a few rows; the last then says how many more there are. */
function chipsOf(parts: readonly string[]): readonly Chip[] {
  const chips: Chip[] = [];
  let x = LEFT;
  let row = 0;
  for (const [at, part] of parts.entries()) {
    const text = shortened(part, LONGEST);
    const width = Math.ceil(textWidth(text)) + 22;
    const end = at === parts.length - 1 ? WIDTH - 14 : WIDTH - (row === LINES ? 110 : 14);
    if (x + width > end) {
      if (row === LINES) {
        chips.push({ text: `${parts.length - at} more`, x, row, width: 90, last: true });
        return chips;
      }
      x = LEFT;
      row += 1;
    }
    chips.push({ text, x, row, width, last: false });
    x += width + 8;
  }
  return chips;
}

/** Prose without the ticks of code spans. */
function plainText(text: string): string {
  return text.replaceAll("`", "").trim();
}
