/**
 * What the reader makes of a command text, one line an act, in a small place of its own on disk:
 * `a/b`, `c`, `home`, and the stand-in programs `p` and `q` in `bin`.
 *
 * `a/b: X=1 p 'two words' <input` is a run: directory (if not the top), environment, words, known
 * standard input. Holes stand in `‹›` (`‹$X…›` may split, `‹$X#›` is a number), globs in `⟨⟩`.
 * `> file` is a write, `? why` a part that cannot be read.
 */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Act } from "../../../../templates/runtime/shell/act.ts";
import { actsOf } from "../../../../templates/runtime/shell/read-command.ts";
import type { Piece, Word } from "../../../../templates/runtime/shell/words/word.ts";
import { updating } from "../../../support/updating.ts";
import { bashCall } from "./bash-call.ts";

export interface Place {
  readonly root: string;
  remove(): void;
}

/** Makes the place and points HOME, as the reader sees it, to its `home`. */
export function makePlace(): Place {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "readings-")));
  for (const name of ["a/b", "c", "home", "bin"]) mkdirSync(join(root, name), { recursive: true });
  process.env["HOME"] = join(root, "home");
  delete process.env["TMPDIR"];
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

export function readings(command: string, root: string): readonly string[] {
  return actsOf(bashCall(command, root)).map((act) => shownAct(act, root).replaceAll(root, "/top"));
}

function shownAct(act: Act, root: string): string {
  const at = shownPlace(act.world.cwd, root);
  if (act.kind === "unread") return `${at}? ${act.what}`;
  if (act.kind === "write") return `${at}> ${shownWord(act.target)}`;
  const env = [...act.env].map(([name, value]) => `${name}=${shownWord(value)}`);
  const stdin = act.world.stdin === undefined ? [] : [`<${shownWord(act.world.stdin)}`];
  return at + [...env.toSorted(), ...act.words.map(shownWord), ...stdin].join(" ");
}

function shownPlace(cwd: Act["world"]["cwd"], root: string): string {
  if (typeof cwd !== "string") return `(${cwd.unknown}): `;
  if (cwd === root) return "";
  return `${cwd.startsWith(`${root}/`) ? cwd.slice(root.length + 1) : cwd}: `;
}

/** A word as a person would write it: quoted where that tells words apart. */
export function shownWord(word: Word): string {
  const all = word.pieces.map(shownPiece).join("");
  return /^[^\s'"]+$/u.test(all) ? all : JSON.stringify(all);
}

function shownPiece(piece: Piece): string {
  if ("text" in piece) return piece.text;
  if ("glob" in piece) return `⟨${piece.glob}⟩`;
  const mark = piece.shape === undefined ? "" : piece.shape === "digits" ? "#" : "x";
  return `‹${piece.hole}${piece.splits === true ? "…" : ""}${mark}›`;
}

export type Table = Readonly<Record<string, readonly string[]>>;

/** A table below `cases/`: command → lines. */
export function readTable(name: string): Table {
  return JSON.parse(readFileSync(tablePath(name), "utf8")) as Table;
}

/** The table with its lines told anew on `UPDATE=1`; otherwise as it stands. */
export function updated(name: string, lines: (command: string) => readonly string[]): Table {
  const table = readTable(name);
  if (!updating()) return table;
  const anew = Object.fromEntries(Object.keys(table).map((command) => [command, lines(command)]));
  writeFileSync(tablePath(name), `${JSON.stringify(anew, undefined, 2)}\n`);
  return anew;
}

function tablePath(name: string): string {
  return new URL(`../cases/${name}.json`, import.meta.url).pathname;
}
