import { describe, expect, test } from "vitest";
import type { ClientHandler } from "../../generator/simulate/client-handler.ts";
import { effectOf } from "../../generator/simulate/effect-of.ts";
import { runHandler } from "../../generator/io/run-handler.ts";
import { bench } from "./support/bench.ts";

const room = bench();
const env = { PATH: process.env["PATH"] };

const handler = (
  command: string,
  args?: readonly string[],
  onFailure: ClientHandler["onFailure"] = "continue",
): ClientHandler => ({
  source: "settings",
  event: "PreToolUse",
  command,
  ...(args === undefined ? {} : { args }),
  timeoutS: 10,
  onFailure,
  async: false,
  name: "h",
});

/** Runs it once, and judges with and without `onFailure: block`. */
async function verdicts(one: ClientHandler, more: object = {}): Promise<readonly string[]> {
  const run = await runHandler(one, { text: "{}", cwd: room.folder, env, ...more });
  return (["continue", "block"] as const).map(
    (onFailure) => effectOf("PreToolUse", { onFailure, async: false }, run).verdict,
  );
}

const DENY = '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"}}';

describe("real processes: default, and with onFailure block", () => {
  test.each([
    ["exit 0", "exit 0", ["none", "none"]],
    ["exit 2", "exit 2", ["block", "block"]],
    ["exit 1", "exit 1", ["none", "block"]],
    ["exit 127", "exit 127", ["none", "block"]],
    ["killed", "kill -9 $$", ["none", "block"]],
    ["script missing, shell form", "./nothing.sh", ["none", "block"]],
    ["64: deny JSON on stderr, exit 1", `echo '${DENY}' >&2; exit 1`, ["none", "block"]],
    ["64: deny JSON on stdout, exit 1", `echo '${DENY}'; exit 1`, ["block", "block"]],
    ["64: no output, exit 1", "exit 1", ["none", "block"]],
    ["69: a profile's text before the JSON", `echo ready; echo '${DENY}'`, ["none", "none"]],
    ["70: an empty object", "echo '{}'", ["none", "none"]],
    ["reads nothing of its input", "exec 0<&-; exit 2", ["block", "block"]],
  ])("%s", async (_, line, expected) => {
    expect(await verdicts(handler(line))).toEqual(expected);
  });

  test("script missing, exec form", async () => {
    expect(await verdicts(handler("node", ["/nothing/x.mjs"]))).toEqual(["none", "block"]);
  });

  test("63: interpreter missing", async () => {
    const run = { env: { PATH: room.folder } };
    expect(await verdicts(handler("node", ["x.mjs"]), run)).toEqual(["none", "block"]);
  });

  test("time limit, even if it would then refuse; what it started is killed too", async () => {
    const marker = room.put("marker", "");
    const line = `(sleep 600; echo late > ${marker}) & trap 'exit 2' TERM; sleep 600; exit 2`;
    const slow = { ...handler(line), timeoutS: 0.3 };
    const run = await runHandler(slow, { text: "", cwd: room.folder, env });
    expect(run.end).toEqual({ kind: "timeout" });
    expect(await verdicts(slow)).toEqual(["none", "block"]);
  });

  test("66: 8 MB for a handler that does not read them", async () => {
    const run = { text: "x".repeat(8 * 2 ** 20) };
    expect(await verdicts(handler("exit 2"), run)).toEqual(["block", "block"]);
  });

  test("the payload arrives as it was given, output is kept apart", async () => {
    const run = await runHandler(handler("cat; echo word >&2; exit 3"), {
      text: '{"a":"ü"}',
      cwd: room.folder,
      env,
    });
    expect(run).toMatchObject({
      end: { kind: "exit", code: 3 },
      stdout: '{"a":"ü"}',
      stderr: "word\n",
    });
  });
});
