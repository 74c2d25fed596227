/** What a program printed with colour, as a terminal shows it: lines of runs of one style. */

export interface Style {
  readonly bold: boolean;
  readonly dim: boolean;
  /** A colour's SGR number, 31 = red; absent = the terminal's own. */
  readonly color?: number;
}

export interface Run {
  readonly text: string;
  readonly style: Style;
}

const PLAIN: Style = { bold: false, dim: false };

const ESCAPE = "\u001b";

/** Lines of at most `columns` characters; longer ones go on in the next line, as in a terminal. */
export function styledLines(text: string, columns: number): readonly (readonly Run[])[] {
  let style = PLAIN;
  return text
    .replace(/\n$/u, "")
    .split("\n")
    .flatMap((line) => {
      const runs: Run[] = [];
      for (const [at, part] of line.split(`${ESCAPE}[`).entries()) {
        const [, code = "", rest = ""] = at === 0 ? ["", "", part] : codeOf(part);
        for (const one of code === "" ? [] : code.split(";"))
          style = styleAfter(style, Number(one));
        if (rest !== "") runs.push({ text: rest, style });
      }
      return folded(runs, columns);
    });
}

function codeOf(part: string): readonly string[] {
  const match = /^(\d+(?:;\d+)*)m([^]*)$/u.exec(part);
  if (match === null) throw new Error(`no colour code: ${JSON.stringify(part)}`);
  return match;
}

/** A code that nobody thought of would silently be lost in the picture, so it throws. */
function styleAfter(style: Style, code: number): Style {
  if (code === 0) return PLAIN;
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, dim: true };
  if (code === 22) return { ...style, bold: false, dim: false };
  if (code === 39) return { bold: style.bold, dim: style.dim };
  if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) return { ...style, color: code };
  throw new Error(`colour code ${code} is not drawn`);
}

function folded(runs: readonly Run[], columns: number): readonly (readonly Run[])[] {
  const lines: Run[][] = [[]];
  let free = columns;
  for (const { text, style } of runs) {
    let rest = [...text];
    while (rest.length > 0) {
      if (free === 0) {
        lines.push([]);
        free = columns;
      }
      lines.at(-1)?.push({ text: rest.slice(0, free).join(""), style });
      const taken = Math.min(free, rest.length);
      rest = rest.slice(taken);
      free -= taken;
    }
  }
  return lines;
}
