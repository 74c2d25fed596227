/** `templates/provision-account.sh` as a process: the manifest is enough to copy and register. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { SETTINGS } from "../../generator/client/account-paths.ts";
import { type Account, account } from "./account.ts";
import { shippedBundle, writeOut } from "./shipped-bundle.ts";
import { smallFiles } from "./small-bundle.ts";

// Each run starts dozens of processes.
vi.setConfig({ testTimeout: 120_000 });

const SCRIPT = fileURLToPath(new URL("../../templates/provision-account.sh", import.meta.url));
const small = writeOut(smallFiles());
let shipped = "";
beforeAll(async () => {
  shipped = await shippedBundle();
}, 120_000);

const hasJq = spawnSync("bash", ["-c", "command -v jq"]).status === 0;

function script(
  out: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(SCRIPT, [out, folder], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "", ...env },
  });
  return { code: status, said: stdout + stderr };
}

/** Handlers by event as one line each, without the order of the groups of one event. */
function handlers(place: Account): readonly string[] {
  return Object.entries(place.settings().hooks ?? {})
    .flatMap(([event, groups]) => groups.map((group) => `${event} ${JSON.stringify(group)}`))
    .toSorted();
}

test("is run by bash and says how it is used", () => {
  const { status, stderr } = spawnSync(SCRIPT, [], { encoding: "utf8" });
  expect([status, stderr]).toEqual([2, "provision-account: usage: provision-account.sh OUT DIR\n"]);
  const without = spawnSync("/bin/bash", [SCRIPT, "a", "b"], {
    encoding: "utf8",
    env: { PATH: "/nowhere" },
  });
  expect([without.status, without.stderr]).toEqual([2, "provision-account: jq is not installed\n"]);
});

describe.skipIf(!hasJq)("with jq", () => {
  test.each(["acme", "drifted"])(
    "registers in the account %s what gen registers",
    async (fixture) => {
      const [byScript, byGen] = [account(shipped, fixture), account(shipped, fixture)];
      expect(script(shipped, byScript.folder)).toMatchObject({ code: 0 });
      await byGen.json();
      expect(handlers(byScript)).toEqual(handlers(byGen));
      expect({ ...byScript.settings(), hooks: {} }).toEqual({ ...byGen.settings(), hooks: {} });
      expect(JSON.parse(byScript.read(".mcp.json"))).toEqual(JSON.parse(byGen.read(".mcp.json")));
      const copied = (place: Account): unknown =>
        Object.entries(place.tree()).filter(([path]) =>
          /^\.claude\/(?:agents|hooks|skills)\//u.test(path),
        );
      expect(copied(byScript)).toEqual(copied(byGen));
      const once = byScript.tree();
      expect(script(shipped, byScript.folder).code).toBe(0);
      expect(byScript.tree()).toEqual(once);
      // What the script did, gen knows as its own.
      expect((await byScript.json()).code).toBe(0);
      expect(handlers(byScript)).toEqual(handlers(byGen));
    },
  );

  test.each<readonly [string, string, string, number, string]>([
    ["comments", SETTINGS, "{ // mine\n}", 2, "is not a JSON object"],
    ["a list", SETTINGS, "[]", 2, "is not a JSON object"],
    ["hooks that are a list", SETTINGS, '{"hooks": []}', 1, "hooks is not an object of lists"],
    [
      "another value",
      SETTINGS,
      '{"disableSkillShellExecution": false}',
      1,
      "disableSkillShellExecution has another value",
    ],
    ["another variable", SETTINGS, '{"env": {"DEPTH": "2"}}', 1, "env.DEPTH has another value"],
    [
      "another server",
      ".mcp.json",
      '{"mcpServers": {"docs": {}}}',
      1,
      "the server docs has another entry",
    ],
    ["an agent of the user's", ".claude/agents/qa.md", "mine", 1, "is there and differs"],
  ])("stops at %s and changes nothing", (_name, path, text, code, said) => {
    const place = account(small);
    place.write(path, text);
    const before = place.tree();
    const ran = script(small, place.folder);
    expect(ran.code).toBe(code);
    expect(ran.said).toContain(said);
    expect(place.tree()).toEqual(before);
  });

  test("stops at a link, at an edited bundle, and at no bundle", () => {
    const place = account(small);
    fs.mkdirSync(join(place.folder, "elsewhere"));
    fs.symlinkSync("elsewhere", join(place.folder, ".claude"));
    const before = place.tree();
    expect(script(small, place.folder)).toMatchObject({ code: 2 });
    expect(script(place.folder, place.folder)).toMatchObject({ code: 2 });
    const edited = writeOut(smallFiles());
    fs.appendFileSync(join(edited, "claude/hooks/gate.mjs"), "// mine\n");
    fs.unlinkSync(join(place.folder, ".claude"));
    const ran = script(edited, place.folder);
    expect([ran.code, ran.said.includes("is not what the last build wrote")]).toEqual([2, true]);
    fs.symlinkSync("elsewhere", join(place.folder, ".claude"));
    expect(place.tree()).toEqual(before);
  });

  test("FORCE=1 takes a newer version of a file", () => {
    const place = account(small);
    script(small, place.folder);
    place.write(".claude/agents/qa.md", "older");
    expect(script(small, place.folder).code).toBe(1);
    expect(script(small, place.folder, { FORCE: "1" }).code).toBe(0);
    expect(place.read(".claude/agents/qa.md")).toContain("Review.");
  });
});
