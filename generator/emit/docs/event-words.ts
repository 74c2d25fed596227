import { clientEvent } from "#client/events";

/** What an event can do, in the client's own terms; no full stop. */
export function eventWords(name: string): string {
  const event = clientEvent(name);
  if (event === undefined) return "";
  const blocks = event.blocks ? `can block (${event.effect})` : `cannot block (${event.effect})`;
  const injects = event.injects ? ", can inject context" : "";
  const matcher =
    event.matches === undefined ? "" : `; the matcher filters on the ${event.matches}`;
  return `${blocks}${injects}${matcher}`;
}
