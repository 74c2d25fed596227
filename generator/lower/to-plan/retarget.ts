import type { LeafData, PredicateData } from "#runtime/predicate";
import type { Naming } from "./naming.ts";

/** The same condition with agents spelled as payloads of the target carry them. */
export function retarget(data: PredicateData, naming: Naming): PredicateData {
  switch (data.kind) {
    case "all":
    case "any":
      return { kind: data.kind, of: data.of.map((part) => retarget(part, naming)) };
    case "not":
      return { kind: "not", of: retarget(data.of, naming) };
    default:
      return leaf(data, naming);
  }
}

function leaf(data: LeafData, naming: Naming): LeafData {
  return data.kind === "agent-is"
    ? { kind: "agent-is", in: data.in.map((name) => naming.agent(name)) }
    : data;
}

/** Both conditions, whichever are there. */
export function both(
  first: PredicateData | undefined,
  second: PredicateData | undefined,
): PredicateData | undefined {
  if (first === undefined) return second;
  return second === undefined ? first : { kind: "all", of: [first, second] };
}
