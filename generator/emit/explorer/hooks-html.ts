/** Hooks with matchers, messages, examples and fail posture, as entries that open. */
import { hookEntries } from "../docs/hook-entries.ts";
import { allHooks, type DocumentedHook } from "../docs/all-hooks.ts";
import type { HookEntry } from "../docs/hook-entry.ts";
import { wordings } from "../docs/wordings.ts";
import type { EmitContext } from "../emitter.ts";
import { cellMarkdown, inlineMarkdown } from "./inline-markdown.ts";
import { type Markup, markup, NOTHING } from "./markup.ts";
import { scrollable } from "./scrollable.ts";

/** Characters for entries in full; the hooks after that stand in one line each. */
const ROOM = 500_000;

export interface HooksHtml {
  readonly html: Markup;
  /** Hook id → anchor of its entry. */
  readonly anchors: ReadonlyMap<string, string>;
}

export function hooksHtml(context: EmitContext): HooksHtml {
  const hooks = allHooks(context.plan);
  const { hooks: entries, external } = hookEntries(context);
  let left = ROOM;
  const parts = entries.flatMap((entry, at) => {
    const hook = hooks[at];
    if (hook === undefined) return [];
    const full = left > 0 ? entryHtml(entry, at, messagesOf(context, hook)) : NOTHING;
    left -= full.html.length;
    return [left > 0 ? full : shortHtml(entry, at)];
  });
  const theirs = external.map(
    ({ id, does, event, tools, command }) =>
      markup`<tr><th scope="row">${cellMarkdown(id)}</th><td>${cellMarkdown(does)}</td><td>${cellMarkdown(event)}</td><td>${cellMarkdown(tools)}</td><td>${cellMarkdown(command)}</td></tr>`,
  );
  return {
    html: markup`${parts.length === 0 ? markup`<p>The spec has no hooks.</p>` : parts}${
      theirs.length === 0
        ? NOTHING
        : markup`<h3>Hooks of others on the same events</h3>${scrollable("Hooks of others", markup`<table><thead><tr><th scope="col">Hook</th><th scope="col">Does</th><th scope="col">Event</th><th scope="col">Tools</th><th scope="col">Command</th></tr></thead><tbody>${theirs}</tbody></table>`)}`
    }`,
    anchors: new Map(hooks.map(({ plan }, at) => [plan.id, `hook-${at}`])),
  };
}

function messagesOf({ project }: EmitContext, { plan }: DocumentedHook): readonly string[] {
  return wordings(project, plan);
}

function shortHtml({ id, title, event, verb }: HookEntry, at: number): Markup {
  return markup`<p id="hook-${at}"><code>${id}</code> ${verb}, ${inlineMarkdown(event)}: ${inlineMarkdown(title)}</p>`;
}

function entryHtml(entry: HookEntry, at: number, messages: readonly string[]): Markup {
  const { id, title, does, event, verb, fail, script, beside } = entry;
  return markup`<details class="hook" id="hook-${at}">
    <summary><span class="verb">${verb}</span> <code class="id">${id}</code> <span class="on">${inlineMarkdown(event)}</span> <span class="posture ${fail.word}">${fail.word}</span> <span class="what">${inlineMarkdown(title)}</span></summary>
    <div class="body"><p>${inlineMarkdown(does)}</p>
    <dl>
    ${matchersHtml(entry)}
    <dt>${entry.conditionTitle}</dt><dd>${listHtml(entry.conditions)}</dd>
    ${messages.length === 0 ? NOTHING : markup`<dt>${entry.messageTitle}</dt><dd>${messages.map((text) => markup`<pre>${text}</pre>`)}</dd>`}
    <dt>When it fails: ${fail.word}</dt><dd><p>${inlineMarkdown(fail.own)}</p><p>${inlineMarkdown(fail.handler)}</p></dd>
    <dt>Script</dt><dd>${inlineMarkdown(script)}</dd>
    ${beside === "" ? NOTHING : markup`<dt>Beside it</dt><dd>${inlineMarkdown(beside)}</dd>`}
    </dl>${examplesHtml(entry)}</div></details>`;
}

function matchersHtml({ registrations }: HookEntry): Markup {
  return markup`<dt>Matcher</dt>${registrations.map(
    ({ matcher, where }) =>
      markup`<dd class="matcher">${inlineMarkdown(matcher)} <span class="where">${inlineMarkdown(where)}</span></dd>`,
  )}`;
}

function listHtml(items: readonly string[]): Markup {
  return markup`<ul>${items.map((item) => markup`<li>${inlineMarkdown(item)}</li>`)}</ul>`;
}

function examplesHtml({ examples, id }: HookEntry): Markup {
  if (examples.length === 0) return NOTHING;
  const rows = examples.map(
    ({ who, what, given, outcome }) =>
      markup`<tr><td>${cellMarkdown(who)}</td><td>${cellMarkdown(what)}</td><td>${cellMarkdown(given)}</td><td>${cellMarkdown(outcome)}</td></tr>`,
  );
  return scrollable(
    `Examples of ${id}`,
    markup`<table class="examples" aria-label="Examples of ${id}"><thead><tr><th scope="col">Who</th><th scope="col">What</th><th scope="col">Given</th><th scope="col">Outcome</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
}
