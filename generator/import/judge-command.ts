/** What is wrong with the command of a handler, as far as its text and its script show. */
import type { JsonObject } from "#runtime/json-object";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { clientEvent } from "#client/events";
import { variableUses } from "#client/variable-uses";
import type { Span } from "#ir/span";
import { placeIn } from "./place-in.ts";
import { scriptNames } from "./script-name.ts";
import type { SetupFile } from "./setup-file.ts";

/** Findings about the handler at `span`; `files` are those of the set-up, scripts among them. */
export function judgeCommand(
  event: string,
  handler: JsonObject,
  span: Span,
  files: readonly SetupFile[],
): readonly Diagnostic[] {
  const { command, args } = handler;
  if (typeof command !== "string") return [];
  const script = scriptOf(handler, files);
  return [
    ...(Array.isArray(args) ? filling(event, args, span) : quoting(event, command, span)),
    ...windowsPaths(command).map((path) =>
      report("windows-path", span, { path, near: withSlashes(path) }),
    ),
    ...(clientEvent(event)?.blocks === true ? exits(command, script, span) : []),
    ...oldNames(script),
  ];
}

/** The script of the set-up that a handler runs, told by its file name. */
export function scriptOf(handler: JsonObject, files: readonly SetupFile[]): SetupFile | undefined {
  const names = scriptNames(handler);
  return files.find(({ path }) => names.some((name) => path.endsWith(`/${name}`)));
}

/** A command that gives text to a shell of its own. */
const SECOND_SHELL = /(?:^|[\s/])(?:(?:ba|da|k|z)?sh\s+-\w*c|eval)\s/u;

/** In exec form the client fills in braced names only (2.1.332, observed). */
function filling(event: string, args: readonly unknown[], span: Span): readonly Diagnostic[] {
  const texts = args.map(String);
  if (texts.includes("-c") || !texts.some((text) => text.includes("$CLAUDE_PROJECT_DIR"))) {
    return [];
  }
  const reason = "only ${CLAUDE_PROJECT_DIR}, in braces, is filled in in `args`";
  return [report("dead-handler", span, { event, reason })];
}

/** How the project's folder is quoted in a line for the shell. */
function quoting(event: string, command: string, span: Span): readonly Diagnostic[] {
  const uses = variableUses(command).filter(({ name }) => name === "CLAUDE_PROJECT_DIR");
  if (uses.some(({ quotes }) => quotes === "none")) {
    return [report("unquoted-path", span, { command })];
  }
  // What stands in single quotes is for the second shell.
  if (SECOND_SHELL.test(command) || !uses.some(({ quotes }) => quotes === "single")) return [];
  const reason =
    "the project directory stands in single quotes, in which the shell fills in nothing";
  return [report("dead-handler", span, { event, reason })];
}

function windowsPaths(command: string): readonly string[] {
  return command.match(/\b[A-Za-z]:\\[^\s"']+/gu) ?? [];
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

const EXIT_ONE = /\bexit\(?\s*1\b/u;
const BLOCKS = /\bexit\(?\s*2\b|permissionDecision|["']?decision["']?\s*[:=]|exitCode\s*=\s*2/u;

function exits(command: string, script: SetupFile | undefined, span: Span): readonly Diagnostic[] {
  if (EXIT_ONE.test(command) && !BLOCKS.test(command)) {
    return [report("exit-without-block", span, { hook: command })];
  }
  if (script === undefined || BLOCKS.test(script.text)) return [];
  const found = EXIT_ONE.exec(script.text);
  if (found === null) return [];
  const here = placeIn(script, found.index, found.index + found[0].length);
  const related = [{ message: "registered here", span }];
  return [report("exit-without-block", here, { hook: script.shown }, { related })];
}

/** A script that looks for the old name in a payload: there it is `Agent` (since 2.1.63). */
function oldNames(script: SetupFile | undefined): readonly Diagnostic[] {
  const found = /["']Task["']/u.exec(script?.text ?? "");
  if (script === undefined || found === null || /["']Agent["']/u.test(script.text)) return [];
  const span = placeIn(script, found.index, found.index + found[0].length);
  return [report("old-name", span, { name: "Task" })];
}
