/** Grounds to ask rules on, one per scene, without a client. */
import { join } from "node:path";
import type { TargetPlan } from "#plan/plan";
import { furnish, withRoom } from "../client/room.ts";
import { layGround, sceneKey } from "../ground/ground.ts";
import type { Scene } from "../ground/ground.ts";

export interface Scout {
  readonly plan: TargetPlan;
  /** The project folder of a scene. */
  readonly project: (sceneKey: string) => string;
}

/** Lays the ground of each scene, hands them to `use`, and removes them. */
export async function withScout<Result>(
  plan: TargetPlan,
  scenes: readonly Scene[],
  use: (scout: Scout) => Promise<Result>,
): Promise<Result> {
  return withRoom(async (room) => {
    const folders = new Map<string, string>();
    for (const [at, scene] of scenes.entries()) {
      const root = join(room.root, `scene-${at}`);
      furnish(room, [{ path: `scene-${at}/project/keep`, content: "" }]);
      layGround({ ...room, root, project: join(root, "project") }, scene, []);
      folders.set(sceneKey(scene), join(root, "project"));
    }
    return use({ plan, project: (key) => folders.get(key) ?? room.project });
  });
}
