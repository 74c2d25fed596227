/** What a failing PreToolUse handler does to the call, with and without `onFailure: "block"` (fact sheet 2.3). */
import { jsonFile } from "../client/agent-file.ts";
import type { Json, JsonObject } from "../client/json.ts";
import { scriptPrompt } from "../client/model-script.ts";
import { probeHandler } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession } from "./fact.ts";
import { reached, refuserOf } from "./seen.ts";

type Handler = (room: Room, name: string) => JsonObject;

interface FailureCase {
  /** Also the stand-in's tool name. */
  readonly name: string;
  readonly claim: string;
  readonly handler: Handler;
  /** Is the call refused: by default, and with `onFailure: "block"`? */
  readonly refused: readonly [boolean, boolean];
}

const exits =
  (exit: number): Handler =>
  (room, name) =>
    probeHandler(room, { name, exit });
const prints =
  (stdout: string, exit = 0): Handler =>
  (room, name) =>
    probeHandler(room, { name, exit, stdout });
const command =
  (handler: JsonObject): Handler =>
  () => ({ type: "command", ...handler });

const decision = (permissionDecision: string): JsonObject => ({
  hookSpecificOutput: {
    hookEventName: "PreToolUse",
    permissionDecision,
    permissionDecisionReason: "no",
  },
});
const DENY = JSON.stringify(decision("deny"));

const CASES: readonly FailureCase[] = [
  { name: "exit_0", claim: "exit 0 lets the call run", handler: exits(0), refused: [false, false] },
  { name: "exit_2", claim: "exit 2 refuses", handler: exits(2), refused: [true, true] },
  {
    name: "exit_2_allow",
    claim: "exit 2 refuses whatever JSON says",
    handler: prints(JSON.stringify(decision("allow")), 2),
    refused: [true, true],
  },
  {
    name: "exit_1",
    claim: "exit 1 refuses only with onFailure",
    handler: exits(1),
    refused: [false, true],
  },
  {
    name: "exit_127",
    claim: "exit 127 refuses only with onFailure",
    handler: exits(127),
    refused: [false, true],
  },
  {
    name: "no_script",
    claim: "a missing script refuses only with onFailure",
    handler: command({ command: "node", args: ["/no/such/gate.mjs"] }),
    refused: [false, true],
  },
  {
    name: "no_program",
    claim: "a missing interpreter refuses only with onFailure",
    handler: command({ command: "no-such-program", args: [] }),
    refused: [false, true],
  },
  {
    name: "no_shell_script",
    claim: "a missing script in shell form refuses only with onFailure",
    handler: command({ command: "/no/such/gate.sh" }),
    refused: [false, true],
  },
  {
    name: "killed",
    claim: "a killed hook refuses only with onFailure",
    handler: command({ command: "kill -9 $$" }),
    refused: [false, true],
  },
  {
    name: "timeout",
    claim: "a timeout refuses only with onFailure",
    handler: (room, name) =>
      probeHandler(room, { name, exit: 2, hangS: 20, handler: { timeout: 1 } }),
    refused: [false, true],
  },
  {
    name: "deny_json",
    claim: "deny JSON refuses at exit 0",
    handler: prints(DENY),
    refused: [true, true],
  },
  {
    name: "deny_json_exit_1",
    claim: "deny JSON refuses at exit 1",
    handler: prints(DENY, 1),
    refused: [true, true],
  },
  {
    name: "bad_json",
    claim: "broken JSON refuses only with onFailure",
    handler: prints("{bad}"),
    refused: [false, true],
  },
  {
    name: "cut_json",
    claim: "truncated JSON never refuses",
    handler: prints('{"hookSpecificOutput": '),
    refused: [false, false],
  },
  {
    name: "json_then_text",
    claim: "deny JSON followed by text never refuses",
    handler: prints(`${DENY}\nmore`),
    refused: [false, false],
  },
  {
    name: "text_then_json",
    claim: "text followed by deny JSON never refuses",
    handler: prints(`more\n${DENY}`),
    refused: [false, false],
  },
  {
    name: "bad_enum",
    claim: "JSON outside the schema refuses only with onFailure",
    handler: prints(JSON.stringify(decision("block"))),
    refused: [false, true],
  },
  {
    name: "top_level",
    claim: "a decision outside hookSpecificOutput is no decision",
    handler: prints('{"permissionDecision":"deny"}'),
    refused: [false, false],
  },
  {
    name: "legacy_block",
    claim: "the old top-level decision still refuses",
    handler: prints('{"decision":"block","reason":"no"}'),
    refused: [true, true],
  },
  {
    name: "async",
    claim: "an asynchronous handler never refuses",
    handler: (room, name) => probeHandler(room, { name, exit: 2, handler: { async: true } }),
    refused: [false, false],
  },
];

const ARMS = [
  { suffix: "", extra: {} },
  { suffix: "_blocking", extra: { onFailure: "block" } },
] as const;

const TOOLS = CASES.flatMap(({ name }) => ARMS.map(({ suffix }) => `${name}${suffix}`));

function prepare(room: Room): Arm {
  const PreToolUse = CASES.flatMap(({ name, handler }) =>
    ARMS.map(({ suffix, extra }) => {
      const tool = `${name}${suffix}`;
      const probe = tool.replaceAll("_", "-");
      return { matcher: `mcp__probe__${tool}`, hooks: [{ ...handler(room, probe), ...extra }] };
    }),
  );
  furnish(room, [jsonFile("project/.claude/settings.json", { hooks: { PreToolUse } })]);
  const calls = TOOLS.map((tool) => ({ tool: `mcp__probe__${tool}`, input: {} }));
  return {
    prompt: scriptPrompt({ label: "main", steps: [calls] }),
    trusted: true,
    servers: [{ server: "probe", tools: TOOLS }],
  };
}

export const failureSession: FactSession = {
  name: "failing hooks",
  prepare,
  facts: CASES.map(({ name, claim, refused }): Fact => ({
    id: `failure ${name}`,
    claim,
    bearsOn: ["on-failure", "settings-hook"],
    expected: refused.map((isRefused) => (isRefused ? ["hook", false] : ["ran", true])),
    observe: (seen): Json =>
      ARMS.map(({ suffix }) => `mcp__probe__${name}${suffix}`).map((tool) => [
        refuserOf(seen, "main", tool),
        reached(seen, tool),
      ]),
  })),
};
