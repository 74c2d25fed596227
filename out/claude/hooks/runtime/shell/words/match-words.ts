/** Do the words of a command line begin with a program and its subcommands, options left aside? */
import { programName } from "../start.ts";
import { escapePattern, literal, maySplit, mayEqual, prefix, text, type Word } from "./word.ts";

export type Match = "yes" | "maybe" | "no";

/** `wanted[0]` is the program by name; the rest are words in order, `*` standing for any characters. */
export function matchWords(words: readonly Word[], wanted: readonly string[]): Match {
  const [program = "", ...rest] = wanted;
  if (programName(words[0] ?? text("")) !== program.toLowerCase()) return "no";
  return matchFrom(words.slice(1), rest);
}

function matchFrom(words: readonly Word[], wanted: readonly string[]): Match {
  const [next, ...later] = wanted;
  if (next === undefined) return "yes";
  const [word, ...rest] = words;
  if (word === undefined) return "no";
  if (prefix(word).startsWith("-")) {
    // Whether the option takes the next word as its value is not known here: both readings count.
    const isFlag = matchFrom(rest, wanted);
    return isFlag === "yes" || prefix(word).includes("=")
      ? isFlag
      : best(isFlag, matchFrom(rest.slice(1), wanted));
  }
  if (literal(word) === undefined && prefix(word) === "" && (maySplit(word) || mayEqual(word, "-")))
    return "maybe";
  const one = matchWord(word, next);
  return one === "no" ? "no" : worst(one, matchFrom(rest, later));
}

function matchWord(word: Word, wanted: string): Match {
  const known = literal(word);
  const pattern = wanted.split("*").map(escapePattern).join(".*");
  if (known !== undefined) return new RegExp(`^${pattern}$`, "su").test(known) ? "yes" : "no";
  return wanted.includes("*") || mayEqual(word, wanted) ? "maybe" : "no";
}

function best(a: Match, b: Match): Match {
  if (a === "yes" || b === "yes") return "yes";
  return a === "maybe" || b === "maybe" ? "maybe" : "no";
}

function worst(a: Match, b: Match): Match {
  if (a === "no" || b === "no") return "no";
  return a === "maybe" || b === "maybe" ? "maybe" : "yes";
}
