/** What git prints to the questions people put into `$( )`: where HEAD is, where the work tree is. */
import { join } from "node:path";
import { text } from "../shell/words/word.ts";
import type { World } from "../shell/world.ts";
import { headOf } from "./head.ts";
import { gitCall } from "./invocation.ts";
import { locate, type Repository } from "./repository.ts";

/** The one line git prints, without the newline; `undefined` when the question is another one. */
export function gitAnswer(words: readonly string[], world: World): string | undefined {
  const call = gitCall(words.map(text), new Map(), world);
  if (call?.verb === undefined || call.unread.length > 0) return undefined;
  const question = [call.verb, ...words.slice(words.indexOf(call.verb) + 1)].join(" ");
  const repository = locate(call);
  if (repository === undefined || "unknown" in repository) return undefined;
  if (question === "rev-parse --show-toplevel") return repository.top;
  const asksBranch =
    /^(?:branch --show-current|rev-parse --abbrev-ref (?:HEAD|@)|symbolic-ref (?:-q |--quiet )?--short (?:-q )?HEAD)$/u;
  if (asksBranch.test(question)) {
    const head = headOf(repository, world);
    return "branch" in head ? head.branch : undefined;
  }
  return gitPath(question.replace(/ --path-format=\w+/u, ""), repository);
}

function gitPath(question: string, { gitDir, commonDir }: Repository): string | undefined {
  if (/^rev-parse --(?:absolute-)?git-dir$/u.test(question)) return gitDir;
  if (question === "rev-parse --git-common-dir") return commonDir;
  const path = /^rev-parse --git-path (\S+)$/u.exec(question)?.[1];
  if (path === undefined) return undefined;
  const isShared = /^(?:hooks|refs|config|packed-refs|objects|info)(?:\/|$)/u.test(path);
  return join(isShared ? commonDir : gitDir, path);
}
