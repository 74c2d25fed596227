/** What passes between us and the launcher, which runs inside the namespace: one JSON line each way. */
import type { Environment } from "./client-environment.ts";
import type { ModelExchange } from "./scripted-model.ts";

export interface LaunchOrder {
  /** The client's executable, then its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly home: string;
  readonly env: Environment;
  readonly timeLimitMs: number;
}

export interface LaunchReport {
  /** Exit code; null when the client was killed. */
  readonly exit: number | null;
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
  readonly exchanges: readonly ModelExchange[];
}

/** The launcher's whole order or report; our own text from our own process. */
export function readOrder(line: string): LaunchOrder {
  return JSON.parse(line) as LaunchOrder;
}

export function readReport(line: string): LaunchReport {
  return JSON.parse(line) as LaunchReport;
}
