import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type Compared, compareSpecs } from "../../../generator/analyse/diff/compare.ts";
import { sceneJudge } from "../../../generator/io/judge-scenes.ts";
import { sceneRooms } from "../../../generator/io/scene-rooms.ts";
import type { SpecSource } from "../../support/compile-spec.ts";
import { lowered } from "./compiled.ts";

export interface Changes {
  readonly all: readonly Compared[];
  readonly weaker: readonly Compared[];
  readonly stronger: readonly Compared[];
  readonly neutral: readonly Compared[];
}

/** A folder that lives as long as the tests of a file. */
export function ownFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "gen-analyse-")));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Compares two specs with the real rules, in rooms below `folder`. */
export async function compared(
  folder: string,
  old: SpecSource | string,
  now: SpecSource | string,
): Promise<Changes> {
  const all = await compareSpecs(lowered(old), lowered(now), sceneJudge(sceneRooms(folder)));
  const of = (direction: Compared["direction"]): readonly Compared[] =>
    all.filter((change) => change.direction === direction);
  return { all, weaker: of("weaker"), stronger: of("stronger"), neutral: of("neutral") };
}
