import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { startOf } from "#ir/span";
import { inTheWay, type NewFile, writeNew } from "../io/write-new.ts";
import type { Context } from "./context.ts";
import { shownBelow } from "./shown.ts";

/** What a command that starts a spec wrote below `folder`; with a finding, nothing. */
export interface Started {
  readonly written: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Writes new files, all or none; nothing that stands there is overwritten. */
export function writeStart(
  { disk, cwd }: Context,
  folder: string,
  files: readonly NewFile[],
): Started {
  const show = (path: string): string => shownBelow(cwd, folder, path);
  const blocked = inTheWay(disk, folder, files);
  if (blocked.length > 0) {
    return {
      written: [],
      diagnostics: blocked.map((path) =>
        report("start-in-the-way", startOf(show(path)), { path: show(path) }),
      ),
    };
  }
  const fault = writeNew(disk, folder, files);
  if (fault !== undefined) {
    const path = show(fault.path);
    const { reason } = fault;
    return {
      written: [],
      diagnostics: [report("start-unwritable", startOf(path), { path, reason })],
    };
  }
  return { written: files.map(({ path }) => show(path)), diagnostics: [] };
}
