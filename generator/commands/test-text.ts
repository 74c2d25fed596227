import { styleText } from "node:util";
import type { Packaging } from "#plan/plan";

/** One example or fault of one hook in one packaging. */
export interface TestResult {
  readonly hook: string;
  readonly packaging: Packaging;
  /** What was tried. */
  readonly example: string;
  /** `file:line` of the spec part behind it. */
  readonly spec: string;
  readonly ok: boolean;
  readonly expected: string;
  readonly got: string;
  /** What the hook said, where that helps. */
  readonly stderr?: string;
}

export interface TestSummary {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly TestResult[];
}

/** Says a line per hook as soon as all that concerns it is done. */
export function progressOf(
  hooks: readonly string[],
  show: (text: string) => void,
): (result: TestResult) => void {
  const left = new Map<string, number>();
  for (const hook of hooks) left.set(hook, (left.get(hook) ?? 0) + 1);
  const bad = new Map<string, number>();
  return ({ hook, ok }) => {
    const rest = (left.get(hook) ?? 0) - 1;
    left.set(hook, rest);
    if (!ok) bad.set(hook, (bad.get(hook) ?? 0) + 1);
    if (rest > 0) return;
    const all = hooks.filter((one) => one === hook).length;
    const failed = bad.get(hook) ?? 0;
    show(`  ${failed === 0 ? "ok  " : "FAIL"}  ${hook.padEnd(30)} ${all - failed} of ${all}\n`);
  };
}

/** What `gen test` prints at its end: every failure, then one line. */
export function testText({ passed, failed, results }: TestSummary, color: boolean): string {
  const paint = (style: "red" | "green", text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const failures = results
    .filter(({ ok }) => !ok)
    .flatMap(({ hook, packaging, example, spec, expected, got, stderr }) => [
      "",
      `${spec}: ${hook} (${packaging}), ${example}`,
      `  expected  ${expected}`,
      `  got       ${got}`,
      ...(stderr === undefined ? [] : stderr.split("\n").map((line) => `            ${line}`)),
    ]);
  const summary = `${passed} passed, ${failed} failed`;
  return [...failures, "", paint(failed > 0 ? "red" : "green", summary), ""].join("\n");
}
