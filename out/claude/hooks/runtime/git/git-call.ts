/** One git command line taken apart: directory, repository options, configuration, verb, arguments. */
import type { Place, Unknown } from "../shell/place.ts";
import type { Word } from "../shell/words/word.ts";
import type { Setting, World } from "../shell/world.ts";
import type { Where } from "./repository.ts";

export interface GitCall extends Where {
  readonly world: World;
  readonly dir: Place;
  readonly gitDir?: string | Unknown;
  readonly workTree?: string | Unknown;
  /** The verb, aliases resolved; `undefined` when it cannot be told (then `unread` says so). */
  readonly verb?: string;
  readonly args: readonly Word[];
  /** From `-c`, `--config-env` and GIT_CONFIG_COUNT. */
  readonly settings: readonly Setting[];
  readonly env: ReadonlyMap<string, Word>;
  readonly home?: string;
  readonly xdg?: string;
  /** Why this command may do anything: an unresolvable verb, a program in a variable. */
  readonly unread: readonly string[];
  /** The shell text of a `!` alias; `args` are its arguments. */
  readonly shellAlias?: string;
  /** Texts git will run as editor or pager. */
  readonly texts: readonly string[];
}
