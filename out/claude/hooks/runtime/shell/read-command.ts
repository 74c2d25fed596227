/**
 * The entry of the shell reader: a tool call's command as the ordered list of acts it can perform,
 * over every way through it. Read once per call, however many predicates ask.
 */
import type { Call } from "../call.ts";
import type { Act } from "./act.ts";
import { commandText } from "./command-text.ts";
import { machine } from "./walk/machine.ts";
import { TooMuch } from "./reading.ts";
import { startWorld } from "./world.ts";

const maxLength = 100_000;
const read = new WeakMap<Call, readonly Act[]>();

/** All acts of the call's shell command; empty when the call carries none. Throws past the deadline. */
export function actsOf(call: Call): readonly Act[] {
  const known = read.get(call);
  if (known !== undefined) return known;
  const command = commandText(call);
  const acts = command === undefined ? [] : readCommand(command, call);
  read.set(call, acts);
  return acts;
}

function troubleWith(command: string): string | undefined {
  if (command.length > maxLength) return "a command too long to read";
  return command.includes("\0") ? "a command with a NUL in it" : undefined;
}

function readCommand(command: string, call: Call): readonly Act[] {
  const acts: Act[] = [];
  const start = startWorld(call.cwd);
  const trouble = troubleWith(command);
  if (trouble !== undefined) return [{ kind: "unread", what: trouble, world: start }];
  // The value is expanded once more, substitutions included.
  if (/\$\{[^}]*@P\}/u.test(command))
    acts.push({
      kind: "unread",
      what: "a value expanded as a prompt",
      text: command,
      world: start,
    });
  try {
    machine(call, acts).text(command, [start]);
  } catch (fault) {
    if (!(fault instanceof TooMuch)) throw fault;
    acts.push({ kind: "unread", what: fault.message, world: start });
  }
  return acts;
}
