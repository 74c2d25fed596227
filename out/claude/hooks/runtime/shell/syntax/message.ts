/** A message as agents write it: a quoted here-document that `cat` prints, `"$(cat <<'EOF' … )"`. */
import type { Command, Script, WordPart } from "./parse.ts";

/** Source of a pattern; lines up to the first that is the tag, and nothing behind that but the end. */
export const message = String.raw`"\$\(cat <<'(?<tag>\w+)'\n(?:(?!\k<tag>\n)[^\n]*\n)*\k<tag>\n\)"`;

const start = '"$(';

export function isMessage(text: string): boolean {
  return text.startsWith(start);
}

/** The script within a part that {@link messagePart} has made. */
export function scriptIn(part: WordPart): Script | undefined {
  const inner = part.type === "DoubleQuoted" ? part.parts[0] : undefined;
  return inner?.type === "CommandExpansion" ? inner.script : undefined;
}

/** The double-quoted part that the parser makes of it; `plain` is told the command. */
export function messagePart(text: string, pos: number, plain: (cat: Command) => void): WordPart {
  const end = pos + text.length;
  const command = cat(text, pos + start.length);
  plain(command);
  const script = {
    type: "Script",
    pos: command.pos,
    end: end - 2,
    shebang: undefined,
    commands: [
      { type: "Statement", pos: command.pos, end: command.end, command, background: undefined },
    ],
    errors: undefined,
  } as const;
  const inner = {
    type: "CommandExpansion",
    pos: pos + 1,
    end: end - 1,
    text: text.slice(1, -1),
    script,
  } as const;
  return { type: "DoubleQuoted", pos, end, text, parts: [inner] };
}

function cat(text: string, pos: number): Command {
  const [head = ""] = text.slice(start.length).split("\n", 1);
  const end = pos + head.length;
  const tag = head.slice(head.indexOf("'"));
  const value = tag.slice(1, -1);
  const closing = pos + text.length - start.length - 3 - value.length;
  const body = text.slice(start.length + head.length + 1, -3 - value.length);
  const document = {
    type: "HereDoc",
    pos: pos + 4,
    end,
    operator: "<<",
    descriptor: undefined,
    delimiter: {
      type: "HereDocDelimiter",
      pos: end - tag.length,
      end,
      text: tag,
      value,
      quoted: true,
    },
    body: { type: "HereDocBody", pos: end + 1, end: closing, text: body, parts: undefined },
    closing: { pos: closing, end: closing + value.length },
  } as const;
  return {
    type: "Command",
    pos,
    end,
    name: { type: "Word", text: "cat", pos, end: pos + 3, value: "cat" },
    prefix: [],
    suffix: [document],
    args: [],
    redirects: [document],
  };
}
