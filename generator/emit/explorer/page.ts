/** The page from its parts: everything in one file, and a policy that lets it load nothing. */
import { createHash } from "node:crypto";
import { effectiveOf } from "../../analyse/effective/effective.ts";
import { matrixOf } from "../../analyse/effective/matrix.ts";
import { counted, prose, sentence } from "../../render/markdown.ts";
import { renderTemplate } from "../../render/handlebars.ts";
import { isProven, provenClasses } from "../docs/proven-classes.ts";
import { invariantView } from "../docs/invariant-words.ts";
import { openRoutes } from "../docs/open-routes.ts";
import { spawnHooks, spawnPaths } from "../docs/spawn-paths.ts";
import type { EmitContext } from "../emitter.ts";
import { hooksHtml } from "./hooks-html.ts";
import { iconSprite } from "./icon.ts";
import { cellMarkdown, inlineMarkdown } from "./inline-markdown.ts";
import { type Markup, markup } from "./markup.ts";
import { ChainPool } from "./matrix/chain-pool.ts";
import { chainsHtml } from "./matrix/chain-html.ts";
import { gridOf } from "./matrix/matrix-grid.ts";
import { legendHtml, matrixHtml } from "./matrix/matrix-html.ts";
import { arrowHead } from "./pictures/drawing.ts";
import { scrollable } from "./scrollable.ts";
import { flowPicture } from "./pictures/flow-picture.ts";
import { layersPicture } from "./pictures/layers-picture.ts";
import { spawnPicture } from "./pictures/spawn-picture.ts";

/** Entries of a list in full; a longer one is in the assurance document. */
const MOST_WAYS = 150;

export function explorerPage(context: EmitContext): string {
  const { project, plan, evidence, template } = context;
  const pool = new ChainPool();
  const matrices = (["project", "plugin"] as const).map((packaging) =>
    matrixHtml(gridOf(matrixOf(effectiveOf(project, plan[packaging])), evidence, pool)),
  );
  const hooks = hooksHtml(context);
  const parts: Readonly<Record<string, Markup>> = {
    title: markup`${project.title}`,
    about: inlineMarkdown(sentence(prose(project.about))),
    facts: factsHtml(context),
    sprite: markup`${iconSprite()}${arrowHead()}`,
    legend: legendHtml(),
    matrices: markup`${matrices}`,
    chains: chainsHtml(pool.chains, (id) => hooks.anchors.get(id)),
    ways: waysHtml(context),
    invariants: invariantsHtml(context),
    hooks: hooks.html,
    layers: layersPicture(context),
    flow: markup`${flowPicture(context)}${flowSteps(context)}`,
    spawn: markup`${spawnPicture(context)}${spawnTable(context)}`,
    spec: markup`${project.span.file.split("/").at(-1) ?? ""}`,
  };
  const style = template("explorer/explorer.css");
  const script = template("explorer/explorer.js");
  const html = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.html]));
  const view = { ...html, style, script, styleHash: hashOf(style), scriptHash: hashOf(script) };
  return renderTemplate("explorer/index.html.hbs", view, template);
}

/** As a content security policy names a text. */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function factsHtml({ project, plan, evidence }: EmitContext): Markup {
  const classes = provenClasses(plan.project, evidence);
  const count = (of: (proofs: readonly string[]) => number): number =>
    classes.reduce((sum, { owners, proofs }) => sum + owners.length * of(proofs), 0);
  const all = count(({ length }) => length);
  const proven = count((proofs) => proofs.filter(isProven).length);
  const facts: readonly (readonly [string, string])[] = [
    [String(project.agents.length), project.agents.length === 1 ? "agent" : "agents"],
    [String(plan.project.hooks.length), plan.project.hooks.length === 1 ? "hook" : "hooks"],
    [
      String(project.invariants.length),
      project.invariants.length === 1 ? "invariant" : "invariants",
    ],
    [String(all), all === 1 ? "guarantee" : "guarantees"],
    [`${proven} of ${all}`, "proven on the real client"],
    [`≥ ${project.client.atLeast}`, "Claude Code"],
  ];
  return markup`<dl class="facts">${facts.map(
    ([value, name]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

function waysHtml(context: EmitContext): Markup {
  const { ways, unseen, switches } = openRoutes(context);
  return markup`${listHtml("Ways round a refusal", ways)}
    ${listHtml("What no rule over calls sees", unseen)}
    ${listHtml("What whoever starts the client can switch off", switches)}`;
}

function listHtml(title: string, items: readonly string[]): Markup {
  const shown = items.slice(0, MOST_WAYS).map((item) => markup`<li>${inlineMarkdown(item)}</li>`);
  const rest = items.length - shown.length;
  const more =
    rest > 0
      ? markup`<li>${counted(rest, "further one", "further ones")}: see assurance.md.</li>`
      : markup``;
  return items.length === 0
    ? markup`<h3>${title}</h3><p>None.</p>`
    : markup`<details class="ways"><summary>${title}: ${String(items.length)}</summary><ul>${shown}${more}</ul></details>`;
}

function invariantsHtml({ project }: EmitContext): Markup {
  if (project.invariants.length === 0) return markup`<p>The spec states no invariant.</p>`;
  return markup`<ul class="cards">${project.invariants.slice(0, MOST_WAYS).map((invariant) => {
    const { name, says, claim, exceptions } = invariantView(project, invariant);
    return markup`<li><h3>${inlineMarkdown(name)}</h3><p>${inlineMarkdown(says)}</p><p class="claim">${inlineMarkdown(claim)}</p>${exceptions.map(
      (exception) => markup`<p class="exception">${inlineMarkdown(exception)}</p>`,
    )}</li>`;
  })}</ul>`;
}

function flowSteps({ project }: EmitContext): Markup {
  const steps = project.architecture?.flow ?? [];
  return steps.length === 0
    ? markup``
    : markup`<ol class="steps">${steps.map((step) => markup`<li>${inlineMarkdown(sentence(prose(step)))}</li>`)}</ol>`;
}

function spawnTable({ project, plan }: EmitContext): Markup {
  const rows = spawnPaths(project, spawnHooks(plan.project)).map(
    ({ path, mechanism, block, context, tools }) =>
      markup`<tr><th scope="row">${cellMarkdown(path)}</th>${[mechanism, block, context, tools].map(
        (text) => markup`<td>${cellMarkdown(text)}</td>`,
      )}</tr>`,
  );
  const heads = [
    "Path",
    "How it starts",
    "Can the start be refused?",
    "Can context be added?",
    "Can its calls be refused?",
  ];
  return scrollable(
    "Spawn paths",
    markup`<table aria-label="Spawn paths"><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`,
  );
}
