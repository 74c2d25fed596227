/** Who makes the call, told by the payload's `agent_type` and `agent_id` (fact sheet §1.2). */
import { field, type JsonObject } from "./json-object.ts";

/** The main session, when no agent type is named. */
export const mainIdentity = "main";
/** An agent nobody can name. */
export const unknownIdentity = "unknown";

/**
 * `main`, an agent type in lower case, or `unknown`. An agent file may call itself `main`: such a
 * name is not believed, or it would pass for the main session.
 */
export function identityOf(payload: JsonObject): string {
  const type = field(payload, "agent_type") ?? "";
  if (type === "") {
    const id = field(payload, "agent_id") ?? "";
    return id === "" ? mainIdentity : unknownIdentity;
  }
  if (typeof type !== "string") return unknownIdentity;
  const folded = foldAgent(type);
  return folded === mainIdentity ? unknownIdentity : folded;
}

/** The client resolves agent types without regard to case. */
export function foldAgent(name: string): string {
  return name.toLowerCase();
}
