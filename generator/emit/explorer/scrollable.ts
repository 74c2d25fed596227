import { type Markup, markup } from "./markup.ts";

/** Something wide, moved sideways by keyboard as well; the label says what it is. */
export function scrollable(label: string, content: Markup): Markup {
  return markup`<div class="scroll" tabindex="0" role="group" aria-label="${label}">${content}</div>`;
}
