import { CLIENT_ACTS } from "#client/acts";
import { BLIND_SPOTS } from "#client/blind-spots";
import { type ClientEvent, clientEvent, EVENTS, FRAGILE_EVENTS } from "#client/events";
import type { HookPlan } from "#plan/plan";
import { cell, code, codes, prose, sentence } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { allHooks } from "../all-hooks.ts";
import { eventWords } from "../event-words.ts";

/** Table cells of one event. */
interface EventRow {
  readonly name: string;
  readonly blocks: string;
  readonly matcher: string;
  readonly context: string;
  readonly onFailure: string;
  readonly since: string;
  readonly hooks: string;
}

const yes = (value: boolean): string => (value ? "yes" : "no");

function eventRow(event: ClientEvent, here: readonly string[]): EventRow {
  return {
    name: code(event.name),
    blocks: cell(`${event.blocks ? "**yes**" : "no"}: ${event.effect}`),
    matcher: event.matches ?? "none",
    context: yes(event.injects),
    onFailure: yes(event.honoursOnFailure),
    since: event.since ?? "",
    hooks: cell(here.join(", ")),
  };
}

/** Names of the hooks at an event, other people's marked as such. */
function hooksAt({ project }: EmitContext, hooks: readonly HookPlan[], event: string): string[] {
  return [
    ...hooks.filter((hook) => hook.event === event).map(({ id }) => code(id)),
    ...project.external
      .filter((theirs) => theirs.event === event)
      .map(({ name }) => `${code(name)} (of others)`),
  ];
}

function actRow({ act, events }: (typeof CLIENT_ACTS)[number]): object {
  const names = (blocks: boolean): string =>
    codes(events.filter((name) => clientEvent(name)?.blocks === blocks));
  return { act, refused: names(true) || "nothing", seen: names(false) || "" };
}

export function hookEventsView(context: EmitContext): object {
  const hooks = allHooks(context.plan).map(({ plan }) => plan);
  const used = EVENTS.filter(({ name }) => hooks.some(({ event }) => event === name));
  const ignored = hooks.filter(
    ({ event, verb }) =>
      (verb === "blocks" || verb === "holds") && clientEvent(event)?.honoursOnFailure === false,
  );
  return {
    title: prose(context.project.title),
    client: context.project.client.atLeast,
    count: EVENTS.length,
    blocking: EVENTS.filter(({ blocks }) => blocks).length,
    events: EVENTS.map((event) => eventRow(event, hooksAt(context, hooks, event.name))),
    used: used.map(({ name }) => ({
      name: code(name),
      words: eventWords(name),
      hooks: hooks
        .filter(({ event }) => event === name)
        .map(({ id, verb, does }) => ({ id: code(id), verb, does: sentence(prose(does)) })),
    })),
    acts: CLIENT_ACTS.map(actRow),
    fragile: codes(FRAGILE_EVENTS),
    ignored: codes(ignored.map(({ id }) => id)),
    blind: BLIND_SPOTS,
  };
}
