/** The client's own check of the emitted plugin, warnings counted as errors. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { furnish, withRoom } from "../../generator/verify/client/room.ts";
import { runCommand } from "../../generator/verify/client/run-arm.ts";
import { bundleHere } from "../support/bundle-here.ts";
import { compileSpec, specIn } from "../support/compile-spec.ts";
import { REPOSITORY } from "../support/repository.ts";
import { found, skipped } from "./client-stage.ts";

describe.skipIf(found.kind !== "ready")(`the client's plugin check${skipped}`, () => {
  it("finds nothing in the shipped plugin, and something in a broken one", async () => {
    if (found.kind !== "ready") return;
    const { stage } = found;
    const shipped = specIn(join(REPOSITORY, "spec"), "enforcement.yaml");
    const { files } = await compileSpec(shipped, bundleHere);
    const plugin = files.filter(({ path }) => path.startsWith("plugin/"));
    await withRoom(async (room) => {
      const validate = (): ReturnType<typeof runCommand> =>
        runCommand(stage, room, ["plugin", "validate", "--strict", join(room.root, "plugin")]);
      furnish(room, plugin);
      const sound = await validate();
      expect(sound.stdout).toContain("Validation passed");
      expect(sound.exit).toBe(0);
      const broken = {
        hooks: { PreToolUse: [{ matcher: "Write", hooks: [{ type: "command" }] }] },
      };
      furnish(room, [{ path: "plugin/hooks/hooks.json", content: JSON.stringify(broken) }]);
      expect((await validate()).exit).toBe(1);
    });
  });
});
