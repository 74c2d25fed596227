import { Markup, markup } from "./markup.ts";
import type { Mark } from "./matrix/mark.ts";

/** Shapes differ as much as colours do: the picture reads in black and white. */
const SHAPES: Readonly<Record<Mark, string>> = {
  denied:
    '<path d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z" fill="currentColor"/><path d="M4.5 8h7" stroke="var(--on)" stroke-width="2.2"/>',
  weak: '<path d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3.2 2"/><path d="M4.5 8h7" stroke="currentColor" stroke-width="2"/>',
  conditional:
    '<circle cx="8" cy="8" r="6.4" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M8 1.6a6.4 6.4 0 0 0 0 12.8z" fill="currentColor"/>',
  reachable:
    '<path d="M8 .8 15.6 14.6H.4z" fill="currentColor"/><path d="M8 5.4v4.2M8 11v1.8" stroke="var(--on)" stroke-width="1.8"/>',
  allowed: '<path d="m3 8.4 3.4 3.4L13 5" fill="none" stroke="currentColor" stroke-width="2"/>',
  absent: '<path d="M5 8h6" stroke="currentColor" stroke-width="1.6"/>',
};

/** The sprite that every sign of the page refers to. */
export function iconSprite(): Markup {
  const symbols = Object.entries(SHAPES).map(
    ([name, shape]) =>
      markup`<symbol id="i-${name}" viewBox="0 0 16 16">${new Markup(shape)}</symbol>`,
  );
  return markup`<svg class="sprite" aria-hidden="true" width="0" height="0">${symbols}</svg>`;
}

export function icon(mark: Mark): Markup {
  return markup`<svg class="i" aria-hidden="true"><use href="#i-${mark}"/></svg>`;
}
