/**
 * What each mechanism survives, per packaging. State: Claude Code 2.1.332, observed; every cell is
 * a case of the client suite.
 */
import type { Fault, Outcome, Packaging } from "#plan/plan";

export type MechanismClass =
  "strip" | "frontmatter-hook" | "settings-hook" | "plugin-hook" | "settings-entry";

type Row = Readonly<Record<Fault, Outcome>>;

const ALL_HOLD: Row = {
  untrusted: "holds",
  "hooks-disabled": "holds",
  "script-missing": "holds",
  "interpreter-missing": "holds",
  hang: "holds",
  subdirectory: "holds",
};

/** How a hook's handler fails: what the client does with calls that its matcher fires for. */
export interface HandlerPosture {
  /** The handler carries `onFailure: "block"` and its event honours that. */
  readonly failsClosed: boolean;
  /** Every call that the matcher fires for is one that the hook refuses. */
  readonly exact: boolean;
}

function failing({ failsClosed, exact }: HandlerPosture): Outcome {
  if (!failsClosed) return "open";
  return exact ? "holds" : "overblocks";
}

function hookRow(posture: HandlerPosture): Row {
  const failed = failing(posture);
  return {
    ...ALL_HOLD,
    "hooks-disabled": "open",
    "script-missing": failed,
    "interpreter-missing": failed,
    hang: failed,
  };
}

/** Outcome of one mechanism under each fault, for calls that it is meant to refuse. */
export function outcomes(mechanism: MechanismClass, posture: HandlerPosture): Row {
  switch (mechanism) {
    case "strip":
      return ALL_HOLD;
    case "settings-entry":
      return { ...ALL_HOLD, subdirectory: "open" };
    case "plugin-hook":
      return hookRow(posture);
    case "settings-hook":
      return { ...hookRow(posture), subdirectory: "open" };
    case "frontmatter-hook":
      // Started in a subdirectory the agent file still loads, but its script path points nowhere.
      return { ...hookRow(posture), untrusted: "open", subdirectory: failing(posture) };
  }
}

/** Whether a packaging can carry a mechanism at all. */
export function carries(packaging: Packaging, mechanism: MechanismClass): boolean {
  switch (mechanism) {
    case "strip":
      return true;
    case "plugin-hook":
      return packaging === "plugin";
    case "frontmatter-hook":
    case "settings-hook":
    case "settings-entry":
      return packaging === "project";
  }
}
