/** The matrix as a table: a cell is a link to its chain, so that it works without a script. */
import { counted } from "../../../render/markdown.ts";
import { icon } from "../icon.ts";
import { type Markup, markup, NOTHING } from "../markup.ts";
import type { Grid, GridCell } from "./matrix-grid.ts";
import { MARK_WORDS, MARKS } from "./mark.ts";

const TITLES = { project: "As project files", plugin: "As a plugin" } as const;

/** With more columns their heads stand upright and cells show signs alone. */
const FEW_COLUMNS = 9;

export function matrixHtml(grid: Grid): Markup {
  const { packaging, columns, rows } = grid;
  const title = TITLES[packaging];
  const dense = columns.length > FEW_COLUMNS ? " dense" : "";
  return markup`<section class="packaging" id="matrix-${packaging}" data-packaging="${title}">
    <h3>${title}</h3>
    <div class="scroll">
      <table class="matrix${dense}" aria-label="Agents and tools, ${title.toLowerCase()}">
        <thead><tr><th scope="col" class="corner">Tool</th>${columns.map(columnHead)}</tr></thead>
        <tbody>${rows.map(({ tools, cells }) => rowHtml(tools, cells))}</tbody>
      </table>
    </div>
    ${hiddenHtml(grid)}
    ${classesHtml("Agents treated alike", columns)}
    ${classesHtml(
      "Tools treated alike",
      rows.map(({ tools }) => tools),
    )}
  </section>`;
}

export function legendHtml(): Markup {
  return markup`<dl class="legend">${MARKS.map((mark) => {
    const [word, meaning] = MARK_WORDS[mark];
    return markup`<div><dt class="mark ${mark}">${icon(mark)} ${word}</dt><dd>${meaning}</dd></div>`;
  })}</dl>`;
}

function columnHead(members: readonly string[]): Markup {
  return markup`<th scope="col" data-names="${members.join("\n")}"><span class="names">${namesHtml(members, 3)}</span></th>`;
}

function rowHtml(tools: readonly string[], cells: readonly GridCell[]): Markup {
  return markup`<tr><th scope="row" data-names="${tools.join("\n")}">${namesHtml(tools, 3)}</th>${cells.map(cellHtml)}</tr>`;
}

/** The first of a class, and how many there are besides; all of them stand below the table. */
function namesHtml(names: readonly string[], most: number): Markup {
  const shown = names.slice(0, names.length > most ? most - 1 : most);
  const rest = names.length - shown.length;
  const more = rest === 0 ? NOTHING : markup` <span class="more">and ${rest} more</span>`;
  return markup`${shown.map((name) => markup`<span class="name">${name}</span> `)}${more}`;
}

function cellHtml({ mark, chain }: GridCell): Markup {
  const target = chain === undefined ? "more-chains" : `chain-${chain}`;
  const [word] = MARK_WORDS[mark];
  return markup`<td><a class="mark ${mark}" href="#${target}">${icon(mark)}<span>${word}</span></a></td>`;
}

function hiddenHtml({ hidden: { agents, tools } }: Grid): Markup {
  const parts = [
    ...(agents > 0 ? [counted(agents, "agent")] : []),
    ...(tools > 0 ? [counted(tools, "tool")] : []),
  ];
  return parts.length === 0
    ? NOTHING
    : markup`<p class="note">Too many classes for one picture: ${parts.join(" and ")} are left out here. <code>gen matrix --format json</code> has every verdict.</p>`;
}

function classesHtml(title: string, classes: readonly (readonly string[])[]): Markup {
  const several = classes.filter((members) => members.length > 1);
  if (several.length === 0) return NOTHING;
  const lines = several.map(
    (members) => markup`<li>${members.map((name) => markup`<code>${name}</code> `)}</li>`,
  );
  return markup`<details><summary>${title}: ${counted(several.length, "class", "classes")}</summary><ul class="classes">${lines}</ul></details>`;
}
