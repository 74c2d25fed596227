/** What keeps one registered handler from doing what the bundle's own would do. */
import { isDeepStrictEqual } from "node:util";
import { HOOKS } from "#client/account-paths";
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

const VARIABLE = /"?\$\{?CLAUDE_PROJECT_DIR\}?"?/gu;

/** Whether the client finds the script from wherever the session stands. */
function pathFault(
  handler: JsonObject,
  wanted: JsonObject,
  { dir, script }: HandlerPlace,
): string | undefined {
  const { command, args } = handler;
  if (command === wanted["command"] && isDeepStrictEqual(args, wanted["args"])) return undefined;
  const isExec = Array.isArray(args);
  const words = isExec ? [String(command), ...args.map(String)] : [String(command)];
  const line = words.join(" ").replaceAll("\\", "/");
  if (!isExec && /\s/u.test(dir) && isUnquoted(String(command))) {
    return "names the project's folder without quotes, and this account's path has a space in it";
  }
  const path = line.replaceAll(VARIABLE, dir.replaceAll("\\", "/"));
  if (path.includes(`${dir.replaceAll("\\", "/")}/${HOOKS}/${script}`)) return undefined;
  return /(?:^|[\s"'])\.?\/?\.claude\/hooks\//u.test(path)
    ? "names its script by a relative path, which is lost as soon as a command changes the folder"
    : "runs a script of another place";
}

function isUnquoted(command: string): boolean {
  const quoted = command.replaceAll(/"[^"]*"|'[^']*'/gu, "");
  return quoted.includes("CLAUDE_PROJECT_DIR");
}
