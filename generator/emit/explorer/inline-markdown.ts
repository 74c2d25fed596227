/** Markdown of one line, as `render/markdown` writes it, as HTML: code spans, strong text, escapes. */
import { Markup, markup } from "./markup.ts";

const PART =
  /(?<ticks>`+)(?!`)(?<code>[\s\S]*?[^`])\k<ticks>(?!`)|\\(?<plain>[!-/:-@[-`{-~])|(?<strong>\*\*)/gu;

export function inlineMarkdown(text: string): Markup {
  const parts: Markup[] = [];
  let at = 0;
  let open = false;
  for (const match of text.matchAll(PART)) {
    const { code, plain } = match.groups ?? {};
    parts.push(markup`${text.slice(at, match.index)}`);
    at = match.index + match[0].length;
    if (code !== undefined) parts.push(markup`<code>${unpadded(code)}</code>`);
    else if (plain !== undefined) parts.push(markup`${plain}`);
    else {
      parts.push(new Markup(open ? "</strong>" : "<strong>"));
      open = !open;
    }
  }
  parts.push(markup`${text.slice(at)}`, new Markup(open ? "</strong>" : ""));
  return markup`${parts}`;
}

/** The same of a table cell, where each pipe stands escaped, in code too. */
export function cellMarkdown(text: string): Markup {
  return inlineMarkdown(text.replaceAll(String.raw`\|`, "|"));
}

/** A code span that starts or ends with a backtick or a space has a space of padding. */
function unpadded(code: string): string {
  return /^ .*[^ ].* $/su.test(code) ? code.slice(1, -1) : code;
}
