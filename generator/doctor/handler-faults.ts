/** What keeps one registered handler from doing what the bundle's own would do. */
import { isDeepStrictEqual } from "node:util";
import { HOOKS } from "#client/account-paths";
import { literalPattern } from "#client/literal-pattern";
import { variableUses } from "#client/variable-uses";
import type { JsonObject } from "#runtime/json-object";

/** The first thing wrong with a handler; `weakens` = calls may pass that the right one refuses. */
export interface HandlerFault {
  readonly reason: string;
  readonly weakens: boolean;
}

export interface HandlerPlace {
  /** The account, absolute. */
  readonly dir: string;
  readonly script: string;
}

export function handlerFault(
  handler: JsonObject,
  wanted: JsonObject,
  place: HandlerPlace,
): HandlerFault | undefined {
  const weak = (reason: string): HandlerFault => ({ reason, weakens: true });
  if (handler["if"] !== undefined) return weak('has an "if", which keeps it from some calls');
  if (handler["async"] === true || handler["asyncRewake"] === true) {
    return weak("is asynchronous, so it refuses nothing");
  }
  const missed = pathFault(handler, wanted, place);
  if (missed !== undefined) return weak(missed);
  if (wanted["onFailure"] === "block" && handler["onFailure"] !== "block") {
    return weak('lacks "onFailure": "block", so a call passes when the hook cannot run');
  }
  const [timeout, least] = [handler["timeout"], wanted["timeout"]];
  if (typeof timeout === "number" && typeof least === "number" && timeout < least) {
    return weak(`has a timeout of ${timeout} s, and the hook counts on ${least} s`);
  }
  return timeout === least
    ? undefined
    : { reason: `has another timeout than ${String(least)} s`, weakens: false };
}

/** Whether the client finds the script from wherever the session stands. */
function pathFault(
  handler: JsonObject,
  wanted: JsonObject,
  place: HandlerPlace,
): string | undefined {
  const { command, args } = handler;
  if (command === wanted["command"] && isDeepStrictEqual(args, wanted["args"])) return undefined;
  return Array.isArray(args)
    ? wordsFault([command, ...args].map(String), place)
    : lineFault(String(command), place);
}

/** Exec form: the client fills in the braced name in each word, and nothing takes quotes away. */
function wordsFault(words: readonly string[], { dir, script }: HandlerPlace): string | undefined {
  if (words.some((word) => word.includes(`$${PROJECT}`))) {
    return `names the project's folder without braces, and only \${${PROJECT}} is filled in there`;
  }
  const wanted = scriptPath(dir, script);
  const filled = words.map((word) => slashes(word.replaceAll(`\${${PROJECT}}`, () => dir)));
  return filled.includes(wanted) ? undefined : otherPlace(filled.join(" "));
}

/** Shell form: the shell fills in the variable, by its rules of quoting. */
function lineFault(line: string, { dir, script }: HandlerPlace): string | undefined {
  const uses = variableUses(line).filter(({ name }) => name === PROJECT);
  if (uses.some(({ quotes }) => quotes === "single")) {
    return "names the project's folder in single quotes, in which the shell fills in nothing";
  }
  if (/\s/u.test(dir) && uses.some(({ quotes }) => quotes === "none")) {
    return "names the project's folder without quotes, and this account's path has a space in it";
  }
  const filled = slashes(line.replaceAll(VARIABLE, () => dir));
  return filled.includes(scriptPath(dir, script)) ? undefined : otherPlace(filled);
}

const PROJECT = "CLAUDE_PROJECT_DIR";

/** With the quotes that stand around just that. */
const VARIABLE = /"?\$\{?CLAUDE_PROJECT_DIR\}?"?/gu;

const RELATIVE = new RegExp(`(?:^|[\\s"'])(?:\\./)?${literalPattern(HOOKS)}/`, "u");

function otherPlace(text: string): string {
  return RELATIVE.test(text)
    ? "names its script by a relative path, which is lost as soon as a command changes the folder"
    : "runs a script of another place";
}

function scriptPath(dir: string, script: string): string {
  return `${slashes(dir)}/${HOOKS}/${script}`;
}

function slashes(path: string): string {
  return path.replaceAll("\\", "/");
}
