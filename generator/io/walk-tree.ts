import { join } from "node:path";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { startOf } from "#ir/span";
import type { SetupFile } from "../import/setup-file.ts";
import { type Disk, errorCode, reasonOf } from "./disk.ts";

/** Files as they are found, and what could not be read. */
export interface Tree {
  readonly disk: Disk;
  readonly show: (path: string) => string;
  readonly files: SetupFile[];
  readonly findings: Diagnostic[];
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Adds the file at `full`, or every file below it, under the name `path`. Links are followed as the
 * client follows them; one that leads back to a folder around it is told and left.
 */
export function walkTree(
  tree: Tree,
  full: string,
  path: string,
  around: readonly string[] = [],
): void {
  const { disk, show, files, findings } = tree;
  try {
    if (disk.lstatSync(full, { throwIfNoEntry: false }) === undefined) return;
    const real = disk.realpathSync(full);
    if (around.includes(real)) {
      const what = `the link "${show(full)}"`;
      findings.push(
        report("left-out", startOf(show(full)), { what, reason: "it leads back to itself" }),
      );
      return;
    }
    const stat = disk.lstatSync(real);
    if (stat.isDirectory()) {
      for (const name of [...disk.readdirSync(real)].sort()) {
        walkTree(tree, join(full, name), `${path}/${name}`, [...around, real]);
      }
    } else if (stat.isFile()) {
      const text = UTF8.decode(disk.readFileSync(real));
      files.push({ path, shown: show(full), text, executable: (stat.mode & 0o100) !== 0 });
    }
  } catch (error) {
    findings.push(unreadable(error, full, path, show));
  }
}

/** A link into nothing is told; a file that is there and cannot be read stops the import. */
function unreadable(error: unknown, full: string, path: string, show: Tree["show"]): Diagnostic {
  const shown = show(full);
  const code = errorCode(error);
  if (code === "ENOENT" || code === "ELOOP") {
    const reason = reasonOf(error);
    return report("left-out", startOf(shown), { what: `the link "${shown}"`, reason });
  }
  const isText = !(error instanceof TypeError);
  if (!isText && !/\.(?:json|md)$/u.test(path)) {
    const reason = "it is no UTF-8 text";
    return report("left-out", startOf(shown), { what: `"${shown}"`, reason });
  }
  if (isText && code === undefined) throw error;
  const reason = isText ? reasonOf(error) : "it is not UTF-8 text";
  return report("found-unreadable", startOf(shown), { path: shown, reason });
}
