import type { Check } from "../check.ts";
import { underFault } from "../loss.ts";

/** Lowest Node that the scripts of a bundle run on. */
const LEAST = 18;

/** The `node` that handlers get on the PATH. */
export const interpreter: Check = ({ snapshot: { node } }) => {
  const trouble = troubleOf(node);
  if (trouble === undefined) return [];
  return [
    {
      check: "interpreter",
      severity: "error",
      path: node.kind === "absent" ? "." : node.path,
      message: trouble,
      fix: `Install Node ${LEAST} or later, and put it on the PATH that sessions are started with.`,
      loses: underFault("interpreter-missing"),
    },
  ];
};

function troubleOf(node: Parameters<Check>[0]["snapshot"]["node"]): string | undefined {
  switch (node.kind) {
    case "absent":
      return "there is no node on the PATH, so no hook can run";
    case "broken":
      return `node does not run: ${node.reason}`;
    case "found": {
      const major = Number(/^v?(\d+)\./u.exec(node.version)?.[1] ?? Number.NaN);
      if (major >= LEAST) return undefined;
      return `node is ${node.version}, and the hooks need ${LEAST} or later`;
    }
  }
}
