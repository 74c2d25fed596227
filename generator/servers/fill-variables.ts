import type { Connection } from "./connection.ts";

/** The values behind `${NAME}`. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A connection with its variables filled in. */
export interface Filled {
  readonly connection: Connection;
  /** Variables without a value, each once, in the order of the text. */
  readonly missing: readonly string[];
  /** What was filled in, so that no message repeats a secret. */
  readonly values: ReadonlyMap<string, string>;
}

const VARIABLE = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/gu;

/** Fills in `${NAME}` and `${NAME:-default}` wherever the client does (2.1.332, from its documents). */
export function fillVariables(connection: Connection, variables: Variables): Filled {
  const missing = new Set<string>();
  const values = new Map<string, string>();
  const fill = (text: string): string =>
    text.replace(VARIABLE, (whole, name: string, other: string | undefined) => {
      const value = variables[name] ?? other;
      if (value === undefined) missing.add(name);
      else values.set(name, value);
      return value ?? whole;
    });
  const fillAll = (record: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(record).map(([key, text]) => [key, fill(text)]));
  const filled: Connection =
    connection.kind === "stdio"
      ? {
          kind: "stdio",
          command: fill(connection.command),
          args: connection.args.map(fill),
          env: fillAll(connection.env),
        }
      : { ...connection, url: fill(connection.url), headers: fillAll(connection.headers) };
  return { connection: filled, missing: [...missing], values };
}

/** Puts the names back where values stand. Short values are left: they are words of every text. */
export function withoutValues(text: string, values: ReadonlyMap<string, string>): string {
  let clean = text;
  for (const [name, value] of values) {
    if (value.length >= 4) clean = clean.replaceAll(value, `\${${name}}`);
  }
  return clean;
}
