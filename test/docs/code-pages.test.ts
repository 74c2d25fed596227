/** spec/codes/: a page per diagnostic code, current with the catalogue. `UPDATE=1` writes them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { expect, test } from "vitest";
import { catalogue } from "#diagnostics/catalogue";
import { type CodeEntry, codeList, codePage } from "../../generator/emit/reference/code-pages.ts";
import { expectGolden } from "../support/golden.ts";
import { REPOSITORY } from "../support/repository.ts";

const ERRORS = join(REPOSITORY, "test/errors");

/** The failing golden of a code, where a spec can earn it. */
function exampleOf(code: string): Pick<CodeEntry, "example"> {
  const [spec, told] = ["spec.yaml", "diagnostics.txt"].map((name) => join(ERRORS, code, name));
  if (spec === undefined || told === undefined || !existsSync(told)) return {};
  const [text, words] = [readFileSync(spec, "utf8"), readFileSync(told, "utf8")];
  // A page is to be read: a spec of hundreds of lines shows nothing.
  return text.length > 3000 ? {} : { example: { spec: text, told: words } };
}

const ENTRIES: readonly CodeEntry[] = Object.entries(catalogue)
  .map(([code, { severity, title, cause, fix }]) => ({
    code,
    severity,
    title,
    cause,
    fix,
    ...exampleOf(code),
  }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

const pretty = (text: string): Promise<string> =>
  format(text, {
    parser: "markdown",
    printWidth: 100,
    proseWrap: "preserve",
    embeddedLanguageFormatting: "off",
  });

test("spec/codes has a page for every code of the catalogue, and no other", async () => {
  const pages = new Map<string, string>();
  for (const entry of ENTRIES) pages.set(`${entry.code}.md`, await pretty(codePage(entry)));
  pages.set("README.md", await pretty(codeList(ENTRIES)));
  expectGolden(join(REPOSITORY, "spec/codes"), pages, () => true);
});

test("most codes are shown by a spec that earns them", () => {
  const shown = ENTRIES.filter(({ example }) => example !== undefined).map(({ code }) => code);
  expect(shown).toEqual(expect.arrayContaining(["unknown-tool", "invariant-broken", "wrong-type"]));
});
