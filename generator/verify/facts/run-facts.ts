/** Runs fact sessions on the real client, a few at a time, and compares what was expected with what came. */
import { isDeepStrictEqual } from "node:util";
import { callOutcomes } from "../client/call-outcome.ts";
import type { Progress } from "../client/fetch-client.ts";
import { PROBE_FILE, readFirings } from "../client/probe.ts";
import { furnish, withRoom } from "../client/room.ts";
import { runArm } from "../client/run-arm.ts";
import type { Stage } from "../client/run-arm.ts";
import type { FactResult, FactSession } from "./fact.ts";

/** Results in the order of the sessions and their facts, whatever order they ended in. */
export async function runFacts(
  stage: Stage,
  sessions: readonly FactSession[],
  width: number,
  progress: Progress,
): Promise<readonly FactResult[]> {
  const waiting = [...sessions.entries()];
  const results: (readonly FactResult[])[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, session] = next;
      results[at] = await runSession(stage, session);
      progress(`facts: ${session.name}`);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results.flat();
}

function runSession(stage: Stage, session: FactSession): Promise<readonly FactResult[]> {
  return withRoom(async (room) => {
    furnish(room, [PROBE_FILE]);
    const result = await runArm(stage, room, session.prepare(room));
    const seen = {
      room,
      result,
      calls: callOutcomes(result.exchanges),
      firings: readFirings(room),
    };
    return session.facts.map(({ id, claim, bearsOn, expected, observe }) => {
      const observed = observe(seen);
      return {
        id,
        claim,
        bearsOn,
        expected,
        observed,
        holds: isDeepStrictEqual(observed, expected),
      };
    });
  });
}
