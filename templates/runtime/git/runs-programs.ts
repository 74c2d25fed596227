/** Variables and settings whose value is a program that git starts (`GIT_SSH_COMMAND`, `core.editor`). */
import { literal, shown, type Word } from "../shell/word.ts";

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
  const unread: string[] = [];
  const texts: string[] = [];
  for (const [name, word] of values) {
    const value = literal(word);
    if (edits.test(name)) {
      if (value === undefined) unread.push(`${name}=${shown(word)}`);
      else texts.push(value);
    } else if (anything.test(name)) unread.push(`${name}=${shown(word)}`);
    else if (transports.test(name) && (value === undefined || !harmless.test(value)))
      unread.push(`${name}=${shown(word)}`);
    else if (/^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/u.test(name) && value !== "/dev/null" && value !== "")
      unread.push(`${name}=${shown(word)}`);
    else if (/^GIT_CONFIG_KEY_/u.test(name) && value === undefined)
      unread.push(`${name}=${shown(word)}`);
  }
  return { unread, texts };
}
