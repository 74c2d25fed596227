/** An account and what its sessions get from outside it, as read at one moment; nothing here acts. */
import type { AccountEntry } from "../provision/account-plan.ts";

/** Where settings come from, weakest first: a later one overrides a scalar of an earlier one. */
export type SettingsScope = "user" | "project" | "local" | "managed";

/** A file by the path that people are shown: below the account, or absolute for one outside. */
export interface SeenFile {
  readonly path: string;
  readonly text: string;
}

/** A settings file that is there. */
export interface SettingsFile {
  readonly scope: SettingsScope;
  readonly path: string;
  readonly entry: Exclude<AccountEntry, { readonly kind: "absent" }>;
}

/** A folder with a `.claude-plugin/plugin.json`, inside the account. */
export interface PluginFolder {
  readonly path: string;
  readonly agents: readonly SeenFile[];
  readonly hooks?: SeenFile;
}

/** What the client remembers of folders, from its own `.claude.json`. */
export type ClientMemory =
  | { readonly kind: "read"; readonly path: string; readonly projects: readonly KnownProject[] }
  | { readonly kind: "absent" | "unusable"; readonly path: string; readonly reason: string };

export interface KnownProject {
  /** Absolute. */
  readonly path: string;
  readonly trusted: boolean;
}

/** A program that was looked for on the PATH; `version` is what it says of itself. */
export type Program =
  | { readonly kind: "found"; readonly path: string; readonly version: string }
  | { readonly kind: "absent" }
  | { readonly kind: "broken"; readonly path: string; readonly reason: string };

/** What every account of one run has in common. */
export interface Surroundings {
  readonly node: Program;
  readonly client: Program;
  readonly memory: ClientMemory;
  /** The variables of this process that the client reads. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface Snapshot extends Surroundings {
  /** Absolute, links resolved. */
  readonly dir: string;
  /** What lies at the paths that the bundle, the receipt and the documents name. */
  readonly entries: ReadonlyMap<string, AccountEntry>;
  readonly settings: readonly SettingsFile[];
  /** Agent files below `.claude/agents`, at any depth. */
  readonly agents: readonly SeenFile[];
  /** Agent files in managed folders: they go before the account's. */
  readonly managedAgents: readonly SeenFile[];
  /** `.claude/agents` of folders below the account: nearer to a session that starts there. */
  readonly nestedAgents: readonly SeenFile[];
  readonly plugins: readonly PluginFolder[];
  /** Scripts of the account that start with `#!` and have CRLF behind it. */
  readonly crlfScripts: readonly string[];
  /** Commands and skills by name, of the account and of the user. */
  readonly named: readonly NamedThing[];
  /** The top of the git work tree that the account lies in. */
  readonly gitRoot: string | undefined;
  /** A folder above the account that has been provisioned itself. */
  readonly accountAbove: string | undefined;
  /** Folders below the account that have a `.git` of their own. */
  readonly repositoriesBelow: readonly string[];
}

export interface NamedThing {
  readonly kind: "command" | "skill";
  readonly name: string;
  readonly path: string;
  readonly owner: "account" | "user";
}
