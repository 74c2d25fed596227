/** `${NAME}` in a handler's command and arguments, replaced per element as the client does. */
import type { ClientHandler } from "./client-handler.ts";

export type Placeholders = Readonly<Record<string, string>>;

export function substituted(handler: ClientHandler, values: Placeholders): ClientHandler {
  const fill = (text: string): string =>
    text.replace(/\$\{([A-Z_]+)\}/gu, (whole, name: string) => values[name] ?? whole);
  return {
    ...handler,
    command: fill(handler.command),
    ...(handler.args === undefined ? {} : { args: handler.args.map(fill) }),
  };
}
