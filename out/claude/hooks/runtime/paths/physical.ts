/**
 * Where a path really leads, the way the kernel walks it: name by name, links followed (dangling
 * ones too), `..` taken after the link before it. Names that do not exist yet stay as they are.
 */
import { readlinkSync } from "../node-fs.ts";
import { entryAt } from "./entry-at.ts";
import { dirname, isAbsolute, parse, sep } from "node:path";
import { CannotTell } from "../cannot-tell.ts";

/** The kernel's own limit on Linux. */
const mostLinks = 40;
const separators = sep === "\\" ? /[\\/]/u : /\//u;

/** `path` is absolute. Throws when links lead in a circle or a folder may not be searched. */
export function physicalPath(path: string): string {
  let at = parse(path).root;
  const pending = namesBelowRoot(path);
  for (let links = 0; pending.length > 0;) {
    const name = pending.pop() ?? "";
    if (name === "" || name === ".") continue;
    if (name === "..") {
      at = dirname(at);
      continue;
    }
    const next = at.endsWith(sep) ? at + name : at + sep + name;
    const target = linkTarget(next);
    if (target === undefined) {
      at = next;
      continue;
    }
    links += 1;
    if (links > mostLinks) throw new CannotTell("a path leads through a circle of links");
    if (isAbsolute(target)) at = parse(target).root;
    pending.push(...namesBelowRoot(target));
  }
  return at;
}

/** Last name first, so that the next one is popped. */
function namesBelowRoot(path: string): string[] {
  return path.slice(parse(path).root.length).split(separators).reverse();
}

function linkTarget(path: string): string | undefined {
  const isLink = entryAt(path)?.isSymbolicLink() ?? false;
  return isLink ? readlinkSync(path) : undefined;
}
