/**
 * HTML that cannot be broken by what it holds: every value put into a `markup` text is escaped,
 * unless it is markup itself.
 */

/** Finished HTML. Only this file makes it from text. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that a reader would not see, or that turn the direction of what follows. */
const UNSEEN = /[^\P{Cc}\t\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text as HTML holds it, in content and in quoted attributes alike. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(
      UNSEEN,
      (char) => `‹U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}›`,
    )
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? "");
}

function htmlOf(value: Value): string {
  if (value instanceof Markup) return value.html;
  if (typeof value === "string" || typeof value === "number") return escaped(String(value));
  return value.map(({ html }) => html).join("");
}

/** A template of HTML: markup`<p>${text}</p>`. Line breaks of the source with their indent are dropped. */
export function markup(texts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const html = texts.map((text, at) => {
    const value = values[at];
    return text.replaceAll(/\n\s*/g, "") + (value === undefined ? "" : htmlOf(value));
  });
  return new Markup(html.join(""));
}

export const NOTHING = new Markup("");
