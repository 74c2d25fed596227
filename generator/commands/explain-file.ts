import type { Compiled } from "./compile.ts";
import type { Answer } from "./explain.ts";

/** Where a file of the bundle comes from: the spec lines behind it, with their text. */
export function explainFile(compiled: Compiled, path: string, folder: string): Answer | undefined {
  const below = path.replace(/^\.\//u, "");
  const inside = below.startsWith(`${folder}/`) ? below.slice(folder.length + 1) : below;
  const file = compiled.files.find((one) => one.path === inside);
  if (file === undefined) return undefined;
  const spec = linesBehind(file.because, compiled.sources);
  const place = file.place ?? null;
  const text = [
    `${folder}/${file.path} (${file.kind})`,
    place === null ? "  stays in the bundle" : `  goes to ${place} in an account`,
    "",
    ...(spec.length === 0 ? ["  It repeats what the other files say."] : []),
    ...spec.map(({ file, line, text }) => `  ${file}:${line}  ${text}`),
    "",
  ].join("\n");
  return { text, data: { path: file.path, kind: file.kind, place, spec } };
}

interface SpecLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The lines that spans start at, in the order of the text, each once. */
function linesBehind(
  spans: Compiled["files"][number]["because"],
  sources: Compiled["sources"],
): readonly SpecLine[] {
  const seen = new Map<string, SpecLine>();
  for (const { file, start } of spans) {
    const text = sources.get(file)?.split("\n")[start.line - 1]?.trim() ?? "";
    seen.set(`${file}:${start.line}`, { file, line: start.line, text });
  }
  return [...seen.values()].sort((a, b) =>
    a.file === b.file ? a.line - b.line : Number(a.file > b.file) - 0.5,
  );
}
