/** The command of a shell call, as the client sends it. */
import type { Call } from "../call.ts";
import { CannotTell } from "../cannot-tell.ts";
import { field } from "../json-object.ts";

/**
 * `undefined` for a tool that runs no command here: any but a shell, and a Monitor that watches a
 * socket. Throws {@link CannotTell} where a shell call holds none, or something other than text.
 */
export function commandText(call: Call): string | undefined {
  const command = field(call.input, "command");
  if (typeof command === "string") return command;
  const isAbsent = command === undefined || command === null;
  if (isAbsent && call.tool !== "Bash" && call.tool !== "PowerShell") return undefined;
  throw new CannotTell(`the call of ${call.tool} holds no command text`);
}
