import type { Example } from "#ir/example";
import type { Fault, HookPlan } from "#plan/plan";
import type { Piece } from "../../witness/piece.ts";
import type { Ground } from "../effective/direct.ts";
import type { Subject } from "../effective/subjects.ts";

/** One call with what surrounds it. */
export interface Scene {
  /** The caller as each side knows it, and its agent type in payloads; none for the main session. */
  readonly type: string | undefined;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly transcript?: Piece["transcript"];
  readonly place?: Example["place"];
  readonly branch?: string;
  readonly says?: string;
}

/** Asks the rules themselves. */
export interface Judge {
  /** Whether one side's plan refuses the call of the scene, under the fault if one is given. */
  refuses(ground: Ground, subject: Subject, scene: Scene, fault?: Fault): Promise<boolean>;
  /** Whether this one hook does. */
  hookRefuses(hook: HookPlan, scene: Scene): Promise<boolean>;
}
