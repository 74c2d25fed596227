import type { Check } from "../check.ts";

/** Scripts whose first line ends in CRLF: the system looks for a program with `\r` in its name. */
export const lineEnds: Check = ({ snapshot, expected }) => {
  const ours = new Set(expected.bundle.files.map(({ path }) => path));
  return snapshot.crlfScripts.map((path) => ({
    check: "line-ends",
    // Ours are started through node, which does not mind.
    severity: ours.has(path) ? ("note" as const) : ("error" as const),
    path,
    message: "its `#!` line ends in CRLF, so the system cannot start it",
    fix: "Write it with LF, and keep that with `*.sh text eol=lf` in .gitattributes.",
  }));
};
