import { type VariableUse, variableUses } from "#client/variable-uses";
import type { ClientHandler } from "./client-handler.ts";

export type Placeholders = Readonly<Record<string, string>>;

/**
 * The handler with `${NAME}` filled in. In exec form the client does it, in every word; in shell
 * form the shell does, where its quotes let it: what they keep from it stays as it is.
 */
export function substituted(handler: ClientHandler, values: Placeholders): ClientHandler {
  const { command, args } = handler;
  if (args === undefined) return { ...handler, command: lineWith(command, values) };
  const fill = (text: string): string =>
    text.replace(/\$\{([A-Z_]+)\}/gu, (whole, name: string) => values[name] ?? whole);
  return { ...handler, command: fill(command), args: args.map(fill) };
}

/** The line with each braced variable replaced by its value. */
function lineWith(line: string, values: Placeholders): string {
  const braced = variableUses(line).filter(
    ({ at, quotes }) => quotes !== "single" && line[at + 1] === "{",
  );
  return braced.reduceRight((text: string, { name, at, length }: VariableUse) => {
    const value = values[name] ?? text.slice(at, at + length);
    return text.slice(0, at) + value + text.slice(at + length);
  }, line);
}
