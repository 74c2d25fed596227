/** Files of the set-up that go along byte for byte: commands, scripts, what lies beside a skill. */
import { report } from "#diagnostics/catalogue";
import type { SpecCarriedFile } from "../load/spec-shape.ts";
import type { Importing } from "./findings.ts";
import { placeIn } from "./place-in.ts";
import type { SetupFile } from "./setup-file.ts";

/** As the schema has it for places. */
const PLACE = /^\.claude\/(?:[\w@+ -][\w.@+ -]*\/)*[\w@+ -][\w.@+ -]*$/u;

export interface CarriedFiles {
  readonly entries: Readonly<Record<string, SpecCarriedFile>>;
  /** Where the spec has them. */
  readonly copies: readonly { readonly from: string; readonly file: SetupFile }[];
}

/** `reserved` = places that the bundle needs for its own. */
export function carriedFiles(
  into: Importing,
  files: readonly SetupFile[],
  reserved: ReadonlySet<string>,
): CarriedFiles {
  const entries: Record<string, SpecCarriedFile> = {};
  const copies: { from: string; file: SetupFile }[] = [];
  for (const file of files) {
    const { path, executable } = file;
    const span = placeIn(file, 0);
    if (!PLACE.test(path) || reserved.has(path)) {
      const reason = reserved.has(path)
        ? "the bundle has a file of its own there"
        : "its name has signs that the language does not take";
      into.findings.push(report("left-out", span, { what: `"${file.shown}"`, reason }));
      continue;
    }
    const from = path.replace(/^\.claude\//u, "carried/");
    entries[path] = { from, ...(executable ? { executable } : {}) };
    copies.push({ from, file });
    into.findings.push(report("carried", span, { what: `"${file.shown}"`, to: "carry.files" }));
  }
  return { entries, copies };
}
