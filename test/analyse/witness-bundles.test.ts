/** The witnesses of the shown weakenings, put to the real bundles of the old and of the new spec. */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isMap, isSeq, parseDocument } from "yaml";
import type { Witness } from "../../generator/analyse/diff/change.ts";
import { sceneRooms } from "../../generator/io/scene-rooms.ts";
import { bench } from "../simulate/support/bench.ts";
import { REPOSITORY } from "../support/repository.ts";
import { SHIPPED } from "./support/compiled.ts";
import { SHOWN } from "./support/shown-changes.ts";

const room = bench();
const rooms = sceneRooms(join(room.folder, "rooms"));

/** Without its claims, so that a spec which breaks them is built all the same. */
function withoutClaims(text: string): string {
  const document = parseDocument(text);
  document.delete("invariants");
  const principles = document.getIn(["architecture", "principles"]);
  for (const one of isSeq(principles) ? principles.items : []) {
    if (isMap(one)) one.delete("invariants");
  }
  return document.toString({ lineWidth: 0 });
}

async function build(name: string, text: string): Promise<void> {
  cpSync(join(REPOSITORY, "spec/prompts"), join(room.folder, name, "prompts"), { recursive: true });
  room.put(`${name}/enforcement.yaml`, withoutClaims(text));
  const built = await room.gen(
    "build",
    "--spec",
    `${name}/enforcement.yaml`,
    "--out",
    `${name}/out`,
  );
  expect(built.code, built.err).toBe(0);
}

/** The witness as the payload that the client would send, played in its own surroundings. */
function payloadOf(witness: Witness): string {
  const { tool, input, agentType } = witness;
  const cwd = rooms.roomFor({ ...witness, type: agentType });
  const paths = Object.entries(input).map(([field, value]) =>
    field === "file_path" && typeof value === "string" ? [field, join(cwd, value)] : [field, value],
  );
  return room.put("payload.json", {
    hook_event_name: "PreToolUse",
    tool_name: tool,
    tool_input: Object.fromEntries(paths),
    cwd,
    session_id: "s",
    ...(agentType === undefined ? {} : { agent_type: agentType, agent_id: "a1" }),
  });
}

/** What the bundle does; under `script-missing` its scripts are gone from the account. */
async function decision(name: string, witness: Witness): Promise<string> {
  const account = join(room.folder, name, "account");
  cpSync(join(room.folder, name, "out/claude"), join(account, ".claude"), { recursive: true });
  if (witness.fault === "script-missing") {
    rmSync(join(account, ".claude/hooks"), { recursive: true });
    // A folder of that name is what tells an account from a plain project.
    cpSync(
      join(room.folder, name, "out/claude/settings.json"),
      join(account, ".claude/hooks/none"),
    );
  }
  const told = await room.gen(
    "simulate",
    "--payload",
    payloadOf(witness),
    "--format=json",
    `--spec=${name}/enforcement.yaml`,
    `--out=${name}/out`,
    `--project=${account}`,
  );
  rmSync(account, { recursive: true });
  const { decision }: { readonly decision: string } = JSON.parse(told.out);
  return decision;
}

interface Shown {
  readonly weaker: readonly { readonly id: string; readonly witness: Witness | null }[];
}

describe("the real bundles confirm", () => {
  beforeAll(() => build("old", SHIPPED.text), 60_000);

  test.each(Object.entries(SHOWN))(
    "%s",
    async (change, { text }) => {
      await build("new", text);
      const { out } = await room.gen(
        "diff",
        "old/enforcement.yaml",
        "new/enforcement.yaml",
        "--format=json",
      );
      const { weaker }: Shown = JSON.parse(out);
      const witnesses = weaker.flatMap(({ witness }) => witness ?? []);
      const tried = witnesses.filter(
        ({ packaging, fault }) =>
          packaging === "project" && (fault === undefined || fault === "script-missing"),
      );
      expect(tried.length, change).toBeGreaterThan(0);
      for (const witness of tried) {
        expect(await decision("old", witness)).toBe("block");
        expect(await decision("new", witness)).not.toBe("block");
      }
    },
    60_000,
  );
});
