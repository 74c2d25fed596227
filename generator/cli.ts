import * as fs from "node:fs";
import { join } from "node:path";
import { near } from "#diagnostics/catalogue";
import type { ExitCode } from "./commands/command.ts";
import type { Context } from "./commands/context.ts";
import { helpOf, overview, usageOf } from "./commands/help.ts";
import { parseCall } from "./commands/parse-call.ts";
import { registry } from "./commands/registry.ts";
import { bundlerElsewhere } from "./io/bundle-elsewhere.ts";
import { errorCode, reasonOf } from "./io/disk.ts";
import { PACKAGE_ROOT } from "./io/readers.ts";
import { processTerminal } from "./io/terminal.ts";

/** Runs one command line (without node and script) and says how it went; throws nothing. */
export async function run(words: readonly string[], context: Context): Promise<ExitCode> {
  try {
    return await dispatch(words, context);
  } catch (error) {
    context.terminal.err.write(faultText(error));
    return 2;
  }
}

async function dispatch(words: readonly string[], context: Context): Promise<ExitCode> {
  const { out, err } = context.terminal;
  const [name, ...rest] = words;
  switch (name) {
    case undefined:
      err.write(overview(registry));
      return 2;
    case "help":
    case "--help":
    case "-h":
      if (rest[0] !== undefined) return dispatch([rest[0], "--help"], context);
      out.write(overview(registry));
      return 0;
    case "--version":
      out.write(`${version(context)}\n`);
      return 0;
    default:
      return call(name, rest, context);
  }
}

async function call(name: string, words: readonly string[], context: Context): Promise<ExitCode> {
  const { out, err } = context.terminal;
  const entry = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (entry === undefined) return unknown(name, context);
  const command = await entry.load();
  const parsed = parseCall(command, words);
  if ("usage" in parsed) {
    const usage = usageOf(name, command);
    const more = `\`gen ${name} --help\` tells more.`;
    err.write(`gen ${name}: ${parsed.usage}\n\n  ${usage}\n\n${more}\n`);
    return 2;
  }
  if (parsed.help) {
    out.write(helpOf(name, entry.summary, command));
    return 0;
  }
  return command.run({ options: parsed.options, args: parsed.args, context });
}

function unknown(name: string, { terminal }: Context): ExitCode {
  const meant = near(name, Object.keys(registry));
  const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
  const kind = name.startsWith("-") ? "option" : "command";
  terminal.err.write(`gen: unknown ${kind} "${name}"${hint}\n\n${overview(registry)}`);
  return 2;
}

function version({ disk }: Context): string {
  const text = disk.readFileSync(join(PACKAGE_ROOT, "package.json"), "utf8");
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === "object" && parsed !== null && "version" in parsed
    ? String(parsed.version)
    : "unknown";
}

/** A system error is told in a line; anything else thrown is our own mistake. */
function faultText(error: unknown): string {
  if (errorCode(error) !== undefined && error instanceof Error && "syscall" in error) {
    const path = "path" in error ? `${String(error.path)}: ` : "";
    return `gen: ${path}${reasonOf(error)}\n`;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a bug in gen, not in your spec. Please report it with these lines:\n\n${stack}\n`;
}

/** Runs the program: this process's words, terminal, disk and working directory. */
export async function main(): Promise<void> {
  // With a listener, a signal waits for the running step: a bundle is never left half moved.
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  process.exitCode = await run(process.argv.slice(2), {
    terminal: processTerminal(),
    disk: fs,
    cwd: process.cwd(),
    pipeline: () => import("./pipeline.ts"),
    ...bundlerElsewhere(),
  });
}
