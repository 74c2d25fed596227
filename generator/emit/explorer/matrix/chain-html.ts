/** A chain as an article: what refuses the call, what is left of it under each fault, the way round, evidence. */
import { FAULTS, type Outcome, type Route } from "#plan/plan";
import { counted } from "../../../render/markdown.ts";
import { FAULT_TITLES } from "../../docs/fault-titles.ts";
import { icon } from "../icon.ts";
import { inlineMarkdown } from "../inline-markdown.ts";
import { type Markup, markup, NOTHING } from "../markup.ts";
import { scrollable } from "../scrollable.ts";
import type { Chain, Link } from "./chain.ts";
import type { PooledChain } from "./chain-pool.ts";
import { MARK_WORDS } from "./mark.ts";

/** The anchor of a hook's entry, by the hook's id; absent = it has none. */
export type HookAnchor = (id: string) => string | undefined;

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  holds: "holds",
  open: "open",
  overblocks: "refuses more",
  unknown: "unknown",
};

const ROUTES: Readonly<Record<Route, string>> = {
  spawn: "starts another agent",
  fork: "starts a fork",
  "skill-shell": "runs a skill's inline shell",
  shell: "a shell does the same",
  message: "has another act by a message",
  schedule: "has another act later",
  "guard-rewrite": "rewrites its own guard",
};

export function chainsHtml(chains: readonly PooledChain[], anchor: HookAnchor): Markup {
  return markup`${chains.map(({ chain, agent, tool }, number) => {
    const [word, meaning] = MARK_WORDS[chain.mark];
    return markup`<article id="chain-${number}" class="chain" tabindex="-1">
      <h3><span class="mark ${chain.mark}">${icon(chain.mark)} ${word}</span> <span class="pair">such as <code>${agent}</code> and <code>${tool}</code></span></h3>
      <p>${meaning}.${firstAnswer(chain)}</p>
      ${linksHtml(chain, anchor)}${pathHtml(chain)}${proofHtml(chain)}
      <p class="cost">${chain.cost === 0 ? "Such a call starts no process." : `Such a call starts ${counted(chain.cost, "process", "processes")}.`}</p>
    </article>`;
  })}
  <article id="more-chains" class="chain" tabindex="-1"><h3>Not on this page</h3>
    <p>There are more distinct chains than one page holds. <code>gen explain AGENT TOOL</code> tells this one.</p></article>`;
}

function firstAnswer({ mark, direct }: Chain): string {
  return mark === "reachable" && direct === "absent"
    ? " The client gives the agent no such tool; another way leads to the same."
    : "";
}

function linksHtml({ links, under, direct }: Chain, anchor: HookAnchor): Markup {
  if (direct === "absent") return NOTHING;
  if (links.length === 0) return markup`<p>No mechanism stands in the way of the call itself.</p>`;
  const heads = FAULTS.map((fault) => markup`<th scope="col">${FAULT_TITLES[fault]}</th>`);
  return markup`<h4>Mechanisms, and what is left of each under a fault</h4>
    ${scrollable(
      "Mechanisms under faults",
      markup`<table class="faults">
    <thead><tr><th scope="col">Mechanism</th>${heads}</tr></thead>
    <tbody>${links.map((link) => linkRow(link, anchor))}
    <tr class="total"><th scope="row">All together, other ways included</th>${under.map(outcomeCell)}</tr></tbody></table>`,
    )}`;
}

function linkRow({ words, hook, under }: Link, anchor: HookAnchor): Markup {
  return markup`<tr><th scope="row">${inlineMarkdown(words)}${hookLink(hook, anchor)}</th>${under.map(outcomeCell)}</tr>`;
}

function hookLink(hook: string | undefined, anchor: HookAnchor): Markup {
  if (hook === undefined) return NOTHING;
  const target = anchor(hook);
  return target === undefined
    ? markup` <code>${hook}</code>`
    : markup` <a href="#${target}"><code>${hook}</code></a>`;
}

function outcomeCell(outcome: Outcome): Markup {
  return markup`<td class="o-${outcome}">${OUTCOMES[outcome]}</td>`;
}

function pathHtml({ path, mark }: Chain): Markup {
  if (path.length === 0) return NOTHING;
  const steps = path.map(({ agent, call, route }) => {
    const who = agent === undefined ? markup`the agent itself` : markup`<code>${agent}</code>`;
    const what =
      call === undefined ? markup`makes the call in question` : markup`calls <code>${call}</code>`;
    return markup`<li>${who} ${what}${route === undefined ? "" : `: ${ROUTES[route]}`}</li>`;
  });
  const title = mark === "conditional" ? "Shortest way round the condition" : "Shortest way to it";
  return markup`<h4>${title}</h4><ol class="path">${steps}</ol>`;
}

function proofHtml({ proofs, links }: Chain): Markup {
  if (links.length === 0) return NOTHING;
  const lines = proofs.map(
    ([proof, count]) => markup`<li>${counted(count, "guarantee")}: <strong>${proof}</strong></li>`,
  );
  return proofs.length === 0
    ? markup`<h4>Evidence</h4><p>No guarantee of its own; worked out from the plan.</p>`
    : markup`<h4>Evidence from the real client</h4><ul>${lines}</ul>`;
}
