/** A JSON Schema of draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;
