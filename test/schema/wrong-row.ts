/**
 * A spec with one mistake: its YAML below `spec` and `name`, the place of the mistake as a JSON
 * pointer, and the code and message that the user gets.
 */
export type Row = readonly [title: string, yaml: string, path: string, code: string, says: RegExp];
