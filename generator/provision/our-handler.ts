/**
 * Telling our handlers in a settings file. The client's own writes keep only what its schema knows,
 * so no marker key would survive: a handler is ours by the script it runs.
 */
import { HOOKS } from "#client/account-paths";
import { isObject } from "#runtime/json-object";

/** `ours` = it runs our script and nothing else; `wrapper` = somebody's command around our script. */
export interface KnownHandler {
  readonly kind: "ours" | "wrapper";
  /** File name of the script, `<hook>.mjs`. */
  readonly script: string;
}

const INTERPRETER = /^(?:.*[\\/])?(?:node|nodejs|env|sh|bash)(?:\.exe)?$/u;

/**
 * What a handler has to do with the scripts named: in exec form (`command` and `args`) or as a shell
 * line, from whatever folder the account was in when it was written.
 */
export function knownHandler(
  handler: unknown,
  scripts: ReadonlySet<string>,
): KnownHandler | undefined {
  if (!isObject(handler) || typeof handler["command"] !== "string") return undefined;
  const { command, args } = handler;
  const isExec = Array.isArray(args);
  const words = isExec ? [command, ...args.map(String)] : (shellWords(command) ?? []);
  const at = words.findIndex((word) => scriptIn(word, scripts) !== undefined);
  const script = scriptIn(words[at] ?? "", scripts);
  if (script !== undefined && words.slice(0, at).every((word) => INTERPRETER.test(word))) {
    return { kind: "ours", script };
  }
  const text = [command, ...(isExec ? args.map(String) : [])].join(" ").replaceAll("\\", "/");
  const named = [...scripts].find((name) => mentions(text, name));
  return named === undefined ? undefined : { kind: "wrapper", script: named };
}

/** The script of ours that this word is a path to. */
function scriptIn(word: string, scripts: ReadonlySet<string>): string | undefined {
  const path = word.replaceAll("\\", "/");
  const name = /(?:^|\/)\.claude\/hooks\/([^/]+)$/u.exec(path)?.[1];
  return name !== undefined && scripts.has(name) ? name : undefined;
}

function mentions(text: string, script: string): boolean {
  const at = text.indexOf(`${HOOKS}/${script}`);
  return at !== -1 && !/^[\w.-]/u.test(text.slice(at + `${HOOKS}/${script}`.length));
}

/** The words of a plain command line; `undefined` when a shell would do more than split it. */
function shellWords(line: string): readonly string[] | undefined {
  const words: string[] = [];
  const token = /\s*((?:"(?:[^"\\`]|\\.)*"|'[^']*'|\\.|[^\s"'\\|&;<>()`])+)/uy;
  let end = 0;
  for (let match = token.exec(line); match !== null; match = token.exec(line)) {
    end = token.lastIndex;
    words.push((match[1] ?? "").replaceAll(/\\(.)|["']/gu, "$1"));
  }
  return line.slice(end).trim() === "" && !line.includes("$(") ? words : undefined;
}
