/** Git's options before the verb: `-C`, `-c`, `--git-dir` and their like, applied in order. */
import { isKnown, logical, physical, type Place, type Unknown } from "../shell/place.ts";
import { dropStart, literal, prefix, shown, text, type Word } from "../shell/words/word.ts";
import { settingKey } from "./config-text.ts";
import type { GitCall } from "./git-call.ts";
import { runsPrograms } from "./runs-programs.ts";

type Apply = (call: GitCall, value: Word) => GitCall;

/** Options with a value, attached by `=` or as the next word. */
const valued: ReadonlyMap<string, Apply> = new Map<string, Apply>([
  ["-C", (call, value) => ({ ...call, dir: inside(call.dir, value) })],
  ["-c", withSetting],
  ["--git-dir", (call, value) => ({ ...call, gitDir: path(value) })],
  ["--work-tree", (call, value) => ({ ...call, workTree: path(value) })],
  ["--config-env", fromVariable],
  ...["--namespace", "--super-prefix", "--attr-source", "--list-cmds", "--shallow-file"].map(
    (name): [string, Apply] => [name, (call) => call],
  ),
]);

/** The call with the options, the verb and its arguments taken from the words. */
export function withGlobalOptions(words: readonly Word[], start: GitCall): GitCall {
  let call = start;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? text("");
    if (!prefix(word).startsWith("-")) return withVerb(call, word, words.slice(at + 1));
    const apply = valued.get(literal(word) ?? "");
    if (apply === undefined) call = attached(call, word);
    else {
      at += 1;
      call = apply(call, words[at] ?? text(""));
    }
  }
  return call;
}

function withVerb(call: GitCall, word: Word, args: readonly Word[]): GitCall {
  const verb = literal(word);
  if (verb !== undefined) return { ...call, verb, args };
  return { ...call, args, unread: [...call.unread, `the git command ${shown(word)}`] };
}

/** `--name=value`, or a flag. */
function attached(call: GitCall, word: Word): GitCall {
  const name = prefix(word).split("=", 1)[0] ?? "";
  const hasValue = prefix(word).includes("=");
  if (name === "--exec-path" && hasValue)
    return { ...call, unread: [...call.unread, "git programs from another directory"] };
  if (hasValue) return valued.get(name)?.(call, dropStart(word, name.length + 1)) ?? call;
  return literal(word) === undefined
    ? { ...call, unread: [...call.unread, `the git option ${shown(word)}`] }
    : call;
}

function path(value: Word): string | Unknown {
  return literal(value) ?? { unknown: `the path ${shown(value)}` };
}

function inside(dir: Place, value: Word): Place {
  const known = literal(value);
  if (known === undefined) return { unknown: `the directory ${shown(value)}` };
  if (known === "") return dir;
  return isKnown(dir) ? physical(dir, known) : logical(dir, known);
}

function fromVariable(call: GitCall, value: Word): GitCall {
  const [key = "", variable = ""] = (literal(value) ?? "").split("=");
  const content = call.env.get(variable)?.pieces ?? [{ hole: `$${variable}` }];
  return withSetting(call, { pieces: [{ text: `${key}=` }, ...content] });
}

function withSetting(call: GitCall, word: Word): GitCall {
  const source = prefix(word);
  const equals = source.indexOf("=");
  const known = literal(word);
  if (equals === -1 && known === undefined)
    return { ...call, unread: [...call.unread, `the setting ${shown(word)}`] };
  const key = settingKey(equals === -1 ? source : source.slice(0, equals));
  // A name alone means true; `?` is a value that nobody knows.
  const value = equals === -1 ? "true" : (known?.slice(equals + 1) ?? "?");
  const { unread, texts } = runsPrograms(new Map([[key, dropStart(word, equals + 1)]]));
  return {
    ...call,
    settings: [...call.settings, { key, value }],
    unread: [...call.unread, ...unread],
    texts: [...call.texts, ...texts],
  };
}
