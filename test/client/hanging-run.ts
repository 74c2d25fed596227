/** A program of its own that runs a session which never ends; `hanging-run.ts BINARY FLAGS` prints its room. */
import { scriptPrompt } from "../../generator/verify/client/model-script.ts";
import { withRoom } from "../../generator/verify/client/room.ts";
import { runArm } from "../../generator/verify/client/run-arm.ts";

const [binary = "", ...flags] = process.argv.slice(2);

await withRoom(async (room) => {
  process.stdout.write(`${room.root}\n`);
  const command = `touch ${room.logs}/hanging; sleep 600`;
  const steps = [[{ tool: "Bash", input: { command, timeout: 600_000 } }]];
  return runArm({ binary, isolation: { kind: "isolated", flags } }, room, {
    prompt: scriptPrompt({ label: "main", steps }),
    trusted: true,
    timeLimitMs: 600_000,
  });
});
