import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { callOutcomes } from "../../generator/verify/client/call-outcome.ts";
import { clientEnvironment } from "../../generator/verify/client/client-environment.ts";
import { findIsolation } from "../../generator/verify/client/isolation.ts";
import { scriptPrompt } from "../../generator/verify/client/model-script.ts";
import { withRoom } from "../../generator/verify/client/room.ts";
import { runArm } from "../../generator/verify/client/run-arm.ts";
import { found, skipped } from "./client-stage.ts";

const LAUNCHER = fileURLToPath(
  new URL("../../generator/verify/client/launcher.ts", import.meta.url),
);

describe("the client's environment", () => {
  it("holds nothing of the caller's", () => {
    const ours = clientEnvironment("/home-of-the-run", 4000, {});
    process.env["CALLER_SECRET"] = "x";
    expect(clientEnvironment("/home-of-the-run", 4000, {})).toEqual(ours);
    delete process.env["CALLER_SECRET"];
    expect(ours["HOME"]).toBe("/home-of-the-run");
    expect(ours["ANTHROPIC_BASE_URL"]).toBe("http://127.0.0.1:4000");
  });

  it("loses a variable that an arm gives no value", () => {
    const without = clientEnvironment("/h", 1, { CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "" });
    expect(without).not.toHaveProperty("CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC");
  });
});

describe("isolation that is impossible", () => {
  it("is a reason, not a crash, where unshare is missing or refuses", async () => {
    const missing = await findIsolation("/no/such/unshare");
    expect(missing).toMatchObject({
      kind: "unavailable",
      reason: expect.stringContaining("unshare"),
    });
    const refused = await findIsolation("false");
    expect(refused.kind).toBe("unavailable");
  });
});

describe.skipIf(found.kind !== "ready")(`isolation in force${skipped}`, () => {
  it("keeps the launcher from starting anything without loopback", () => {
    const run = spawnSync(
      "unshare",
      ["--user", "--map-root-user", "--net", process.execPath, LAUNCHER],
      {
        input: "probe\n",
        encoding: "utf8",
      },
    );
    expect([run.status, run.stdout]).toEqual([3, ""]);
    expect(run.stderr).toContain("loopback");
  });

  it("leaves the client no way to a server outside its namespace", async () => {
    if (found.kind !== "ready") return;
    const outside = createServer((_, response) => response.end("reached")).listen(0, "127.0.0.1");
    const address = outside.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const command = `node -e 'fetch("http://127.0.0.1:${port}").then(()=>console.log("got out"),()=>console.log("shut in"))'`;
    const steps = [[{ tool: "Bash", input: { command } }]];
    const { stage } = found;
    const result = await withRoom((room) =>
      runArm(stage, room, { prompt: scriptPrompt({ label: "main", steps }), trusted: true }),
    );
    outside.close();
    expect(callOutcomes(result.exchanges)[0]?.text).toContain("shut in");
  });
});
