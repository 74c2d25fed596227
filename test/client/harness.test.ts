import { availableParallelism } from "node:os";
import { beforeAll, describe, expect, it } from "vitest";
import { factSessions } from "../../generator/verify/facts/fact-sessions.ts";
import type { FactResult } from "../../generator/verify/facts/fact.ts";
import { runFacts } from "../../generator/verify/facts/run-facts.ts";
import { found, skipped } from "./client-stage.ts";

describe("the list of facts", () => {
  it("names every fact and every session once", () => {
    const facts = factSessions.flatMap((session) => session.facts.map(({ id }) => id));
    const sessions = factSessions.map(({ name }) => name);
    expect(new Set(facts).size).toBe(facts.length);
    expect(new Set(sessions).size).toBe(sessions.length);
  });
});

describe.skipIf(found.kind !== "ready")(`facts on the real client${skipped}`, () => {
  const results = new Map<string, FactResult>();

  beforeAll(async () => {
    if (found.kind !== "ready") return;
    const width = Math.min(4, availableParallelism());
    const all = await runFacts(found.stage, factSessions, width, () => undefined);
    for (const result of all) results.set(result.id, result);
  });

  for (const session of factSessions) {
    describe(`${session.name}`, () => {
      for (const fact of session.facts) {
        it(`${fact.id}: ${fact.claim}`, () => {
          expect(results.get(fact.id)?.observed).toEqual(fact.expected);
        });
      }
    });
  }
});
