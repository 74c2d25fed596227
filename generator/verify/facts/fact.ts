/** A fact about the client that the client model relies on, as something a run can refute. */
import type { Arm, ArmResult } from "../client/run-arm.ts";
import type { CallOutcome } from "../client/call-outcome.ts";
import type { Json } from "../client/json.ts";
import type { Firing } from "../client/probe.ts";
import type { Room } from "../client/room.ts";

/** What a fact bears on; a fact that changed puts in doubt every guarantee that rests on the same. */
export type FactTopic =
  | "strip"
  | "allowlist"
  | "frontmatter-hook"
  | "settings-hook"
  | "plugin-hook"
  | "matcher"
  | "on-failure"
  | "permission"
  | "setting"
  | "env"
  | "context"
  | "identity"
  | "spawn"
  | "skill-shell"
  | "subdirectory"
  | "trust";

/** Everything one session left behind. */
export interface Seen {
  readonly room: Room;
  readonly result: ArmResult;
  readonly calls: readonly CallOutcome[];
  readonly firings: readonly Firing[];
}

export interface Fact {
  /** Stable, unique: the key in evidence. */
  readonly id: string;
  readonly claim: string;
  readonly bearsOn: readonly FactTopic[];
  readonly expected: Json;
  readonly observe: (seen: Seen) => Json;
}

/** One client session that shows several facts. */
export interface FactSession {
  readonly name: string;
  /** Furnishes the room and says what to run in it. */
  readonly prepare: (room: Room) => Arm;
  readonly facts: readonly Fact[];
}

export interface FactResult {
  readonly id: string;
  readonly claim: string;
  readonly bearsOn: readonly FactTopic[];
  readonly holds: boolean;
  readonly expected: Json;
  readonly observed: Json;
}
