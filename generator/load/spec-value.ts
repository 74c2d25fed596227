/** Small shapes that several parts of a spec share. */

/** A mapping whose keys are names that the spec gives. */
export type Named<T> = Readonly<Record<string, T>>;

/** One or several; one is written without brackets. */
export type OneOrMore = string | readonly string[];

/** The tools of a server by what they do. */
export interface SpecServerAccess {
  readonly server: string;
  readonly access?: "write" | "read";
}
