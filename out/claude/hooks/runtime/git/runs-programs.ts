/** Variables and settings whose value is a program that git starts (`GIT_SSH_COMMAND`, `core.editor`). */
import { literal, shown, type Word } from "../shell/words/word.ts";

export interface Programs {
  /** Values nobody should trust to be a plain helper. */
  readonly unread: readonly string[];
  /** Editors and pagers: shell texts that the reader goes on to read. */
  readonly texts: readonly string[];
}

const edits =
  /^(?:GIT_EDITOR|GIT_SEQUENCE_EDITOR|EDITOR|VISUAL|GIT_PAGER|PAGER|core\.editor|sequence\.editor|core\.pager|pager\..*)$/su;

const transports =
  /^(?:GIT_SSH|GIT_SSH_COMMAND|GIT_PROXY_COMMAND|GIT_ASKPASS|SSH_ASKPASS|GIT_EXTERNAL_DIFF|core\.(?:sshcommand|askpass|gitproxy|fsmonitor|worktree|alternaterefscommand)|diff\.external|diff\..*\.(?:command|textconv)|difftool\..*\.cmd|mergetool\..*\.cmd|merge\..*\.driver|filter\..*\.(?:clean|smudge|process)|credential(?:\..*)?\.helper|gpg(?:\..*)?\.program|remote\..*\.(?:uploadpack|receivepack|vcs)|uploadpack\.packobjectshook|hook\..*\.command|sendemail\..*|browser\..*\.cmd|man\..*\.cmd)$/su;

const anything =
  /^(?:GIT_EXEC_PATH|GIT_CONFIG_PARAMETERS|GIT_COMMON_DIR|GIT_NAMESPACE|LD_PRELOAD|DYLD_INSERT_LIBRARIES|include\.path|includeif\..*)$/su;

const harmless =
  /^(?:|true|false|:|cat|less|more|echo|vi|vim|nano|[/\w]*\/ssh|ssh|store|cache|osxkeychain|manager)(?: (?!.*(?:ProxyCommand|LocalCommand|[`$;&|<>()])).*)?$/isu;

/** Sorts the values by whether git would run them, and as what. */
export function runsPrograms(values: ReadonlyMap<string, Word>): Programs {
  const entries = [...values];
  const texts = entries.flatMap(([name, word]) => (edits.test(name) ? (literal(word) ?? []) : []));
  const unread = entries.filter(([name, word]) => isUnread(name, literal(word)));
  return { texts, unread: unread.map(([name, word]) => `${name}=${shown(word)}`) };
}

/** The setting's value is a program, or a shell text. */
export function startsProgram(name: string): boolean {
  return edits.test(name) || transports.test(name);
}

function isUnread(name: string, value: string | undefined): boolean {
  if (edits.test(name) || name.startsWith("GIT_CONFIG_KEY_")) return value === undefined;
  if (anything.test(name)) return true;
  if (transports.test(name)) return value === undefined || !harmless.test(value);
  return /^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/u.test(name) && value !== "/dev/null" && value !== "";
}
