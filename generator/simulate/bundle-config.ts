/** What the client would load from a bundle, whatever packaging it came in. */
import type { Packaging } from "#plan/plan";
import type { AgentFile } from "./read-agent.ts";
import type { ClientHandler } from "./client-handler.ts";

export interface BundleConfig {
  readonly packaging: Packaging;
  /** Handlers of the settings file or of the plugin. */
  readonly handlers: readonly ClientHandler[];
  /** Agents by the type that payloads carry. */
  readonly agents: ReadonlyMap<string, AgentFile>;
  /** Entries of `permissions.deny`. */
  readonly denials: readonly string[];
  readonly notes: readonly string[];
}
