/** A small complete spec that people copy from. */
export interface ExampleSpec {
  readonly name: string;
  readonly text: string;
}

/** A line per example, with the words that it opens with; links start at `folder`. */
export function exampleList(examples: readonly ExampleSpec[], folder: string): string {
  return examples
    .map(({ name, text }) => `- [${name}](${folder}/${name}/enforcement.yaml): ${opening(text)}`)
    .join("\n");
}

/** The first comment of a spec that speaks to people. */
function opening(text: string): string {
  const comments = text.split("\n").filter((line) => line.startsWith("# "));
  return comments.find((line) => !line.startsWith("# yaml-language-server"))?.slice(2) ?? "";
}
