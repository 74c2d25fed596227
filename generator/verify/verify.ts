/** The whole proof on one client: facts about the client, and each packaging's plan. */
import type { Project } from "#ir/project";
import type { Fault, Packaging, Plan } from "#plan/plan";
import { nothingRun } from "./nothing-run.ts";
import { factsProof } from "./changed-facts.ts";
import type { Progress } from "./client/fetch-client.ts";
import type { RoomFile } from "./client/room.ts";
import { findStage } from "./client/stage.ts";
import { turnsFor } from "./client/turns.ts";
import { factSessions } from "./facts/fact-sessions.ts";
import { runFacts } from "./facts/run-facts.ts";
import type { Proof } from "./proof.ts";
import { provePackaging } from "./prove-packaging.ts";

export interface VerifyInput {
  readonly project: Project;
  readonly plan: Plan;
  /** The bundle under test per packaging, laid out in a room; a packaging that is absent is not looked at. */
  readonly bundles: ReadonlyMap<Packaging, readonly RoomFile[]>;
  /** An exact version of the client, or `latest`. */
  readonly client: string;
  /** Folder of fetched clients. */
  readonly cache: string;
  readonly withFacts: boolean;
  readonly faults: readonly Fault[];
  /** Sessions at once. */
  readonly width: number;
  readonly progress: Progress;
}

export async function verify(input: VerifyInput): Promise<Proof> {
  const { project, plan, bundles, faults, width, progress } = input;
  const found = await findStage(input.client, input.cache, progress);
  if (found.kind === "unavailable") return nothingRun(input, found.reason);
  const { stage, version } = found;
  const facts = input.withFacts ? await runFacts(stage, factSessions, width, progress) : undefined;
  const turns = turnsFor(width);
  const proofs = await Promise.all(
    [...bundles].map(async ([packaging, bundle]) => {
      const about = { project, plan: plan[packaging], bundle, faults };
      return { packaging, ...(await provePackaging({ stage, turns, ...about, progress })) };
    }),
  );
  const results = proofs.flatMap(({ guarantees }) => guarantees);
  return {
    client: version,
    results,
    hooks: proofs.flatMap(({ packaging, hooks }) => hooks.map((hook) => ({ ...hook, packaging }))),
    routes: proofs.flatMap(({ packaging, routes }) =>
      routes.map((route) => ({ ...route, packaging })),
    ),
    ...(facts === undefined ? {} : { facts: factsProof(facts, results) }),
  };
}
