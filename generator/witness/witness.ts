import type { LeafData } from "#runtime/predicate";
import type { Piece } from "./piece.ts";

/** What a witness knows of the call that it is for. */
export interface About {
  readonly tool: string;
  /** Input fields of the tool that hold paths; absent for tools whose input nobody knows. */
  readonly pathFields?: readonly string[];
  /** Names of tools that exist. */
  readonly toolNames: readonly string[];
}

/**
 * Calls for one kind of condition: pieces under which it holds, and pieces under which it does not.
 * They are candidates; whoever uses one asks the condition itself.
 */
export interface Witness<D extends LeafData = LeafData> {
  readonly kind: D["kind"];
  witness(data: D, about: About): readonly Piece[];
  counterWitness(data: D, about: About): readonly Piece[];
}
