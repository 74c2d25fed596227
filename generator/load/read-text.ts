/** Reads a file beside the spec or the templates; `undefined` = not there. Given by the caller. */
export type ReadText = (path: string) => string | undefined;
