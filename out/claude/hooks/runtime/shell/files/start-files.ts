/** Files that a shell reads before anything else: what the command says of them, or wrote into them. */
import type { Reading } from "../reading.ts";
import { first, type Start } from "../start.ts";
import { literal, prefix } from "../words/word.ts";
import type { World } from "../world.ts";

const own =
  /\/\.(?:bashrc|(?:bash_)?(?:profile|login)|z(?:shenv|profile|shrc|login)|t?cshrc|m?kshrc)$|\/config\.fish$/u;

/** `on` are the shell's options, `isInteractive` the ones that make it read more. */
export function startFiles(
  start: Start,
  world: World,
  on: ReadonlySet<string>,
  reading: Reading,
): void {
  const isInteractive = on.has("i");
  const names = ["BASH_ENV", "ENV"].filter((name) => {
    const value = world.vars.get(name);
    const isEmpty = value === undefined || ("word" in value && literal(value.word) === "");
    return !isEmpty && (name === "BASH_ENV" || isInteractive || start.own.has(name));
  });
  if (isInteractive && on.has("rcfile")) names.push("--rcfile");
  for (const name of names) reading.emit({ kind: "unread", what: `the file in ${name}`, world });
  const reads = /(?:zsh|fish|csh)$/u.test(prefix(first(start)));
  if (reads || isInteractive || on.has("l"))
    for (const path of world.disk.files.keys())
      if (own.test(path)) reading.emit({ kind: "unread", what: `the shell's own ${path}`, world });
}
