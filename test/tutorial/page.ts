/** A page with commands: what it writes, what it runs, what it says that this prints. */

export type Step =
  | { readonly kind: "file"; readonly path: string; readonly text: string }
  | {
      readonly kind: "run";
      readonly line: number;
      readonly command: string;
      readonly prints: string;
    };

const FENCE = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gmu;

/** Blocks with a file's name are written, `console` blocks are run, in the order of the page. */
export function stepsOf(page: string): readonly Step[] {
  return [...page.matchAll(FENCE)].flatMap((match): readonly Step[] => {
    const [, language, path, text = ""] = match;
    if (path !== undefined) return [{ kind: "file", path, text }];
    if (language !== "console") return [];
    const first = page.slice(0, match.index).split("\n").length + 1;
    return runsOf(text, first);
  });
}

function runsOf(text: string, first: number): readonly Step[] {
  const found: { line: number; command: string; prints: string }[] = [];
  text.split("\n").forEach((line, index) => {
    const last = found.at(-1);
    if (line.startsWith("$ "))
      found.push({ line: first + index, command: line.slice(2), prints: "" });
    else if (last !== undefined && (line !== "" || index < text.split("\n").length - 1)) {
      last.prints += `${line}\n`;
    }
  });
  return found.map((one) => ({ kind: "run", ...one }));
}

/** `…` alone on a line is any number of lines, within one the rest or a part of it. */
export function patternOf(prints: string): RegExp {
  const lines = prints.split("\n").slice(0, -1);
  const parts = lines.map((line) =>
    line === "…"
      ? "(?:.*\\n)*?"
      : `${line
          .split("…")
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
          .join(".*")}\\n`,
  );
  return new RegExp(`^${parts.join("")}$`, "u");
}
