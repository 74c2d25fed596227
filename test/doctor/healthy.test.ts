/** Accounts that are as they should be, the heartbeat, and what a run leaves behind. */
import * as fs from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bundleHere } from "../support/bundle-here.ts";
import { STATE } from "../../generator/client/account-paths.ts";
import { treeOf } from "../provision/account.ts";
import { builtBundle, gen, SPEC, startSession, ward } from "./ward.ts";

let out = "";
beforeAll(async () => {
  out = await builtBundle(bundleHere);
}, 60_000);

describe.each(["project", "plugin"] as const)("as %s", (packaging) => {
  test("a provisioned and trusted account is healthy, before and after its first session", async () => {
    const place = await ward(out, { packaging });
    const fresh = await place.doctor();
    expect(fresh.findings.map(({ check }) => check)).toEqual(["heartbeat"]);
    expect(fresh).toMatchObject({ code: 0, healthy: true, packaging, lost: [] });
    expect(fresh.heartbeat).toEqual({ seen: null, plan: null, current: false });
    const folder = packaging === "project" ? ".claude/hooks" : ".claude/skills/pal-e/hooks";
    expect(startSession(place.dir, `${folder}/session-context.mjs`)).toBe(0);
    const seen = await place.doctor();
    expect(seen.findings).toEqual([]);
    expect(seen.heartbeat).toMatchObject({ current: true });
    expect(seen.guarantees).toBeGreaterThan(50);
  });
});

test("ways round that no account closes are named, once for all accounts", async () => {
  const place = await ward(out);
  const { open } = await place.doctor();
  expect(open).toContainEqual({
    route: "shell",
    path: "betty-sue → Bash → a file in repositories",
    because: "betty-sue has a shell, and a shell writes anywhere",
  });
  const printed = (await place.text(place.dir)).out;
  expect(printed.split("Open in a sound account too:")).toHaveLength(2);
  expect(printed.split("betty-sue → Bash → a file in repositories")).toHaveLength(2);
});

test("a session under an older plan is told from one of today", async () => {
  const place = await ward(out);
  startSession(place.dir);
  place.edit(STATE, (state) => {
    state["plan"] = "0".repeat(64);
  });
  const { healthy, heartbeat, findings } = await place.doctor();
  expect({ healthy, current: heartbeat.current }).toEqual({ healthy: true, current: false });
  expect(findings).toMatchObject([{ check: "heartbeat", severity: "note" }]);
  expect((await place.text()).out).toContain("under another plan than today's");
});

test.each(["{", "[]", '{"state":1,"plan":5,"seen":"yesterday"}'])(
  "a state file that says nothing is no sign of life: %s",
  async (text) => {
    const place = await ward(out);
    place.write(STATE, text);
    expect(await place.doctor()).toMatchObject({ code: 0, heartbeat: { seen: null } });
  },
);

test("nothing is written, and removal takes the state file along", async () => {
  const place = await ward(out);
  startSession(place.dir);
  const before = treeOf(join(place.dir, ".."));
  await place.doctor();
  expect(treeOf(join(place.dir, ".."))).toEqual(before);
  expect(fs.existsSync(join(place.dir, STATE))).toBe(true);
  await gen(["provision", place.dir, "--out", out, "--remove"]);
  expect(fs.existsSync(join(place.dir, STATE))).toBe(false);
  const { findings, lost, guarantees } = await place.doctor("--packaging", "project");
  expect(findings[0]).toMatchObject({ check: "not-provisioned", path: "." });
  expect(findings.filter(({ severity }) => severity === "error")).toHaveLength(1);
  expect(lost).toHaveLength(guarantees);
});

test("a checkout with CRLF is no drift", async () => {
  const place = await ward(out);
  const path = ".claude/agents/qa.md";
  place.write(path, place.read(path).replaceAll("\n", "\r\n"));
  expect((await place.doctor()).healthy).toBe(true);
});

test("several accounts: progress, one list of findings, a table", async () => {
  const [good, bad] = [await ward(out), await ward(out, { at: "other" })];
  bad.remove(".claude/agents/qa.md");
  good.write(
    join(good.home, ".claude.json"),
    JSON.stringify({
      projects: Object.fromEntries(
        [good.dir, bad.dir].map((dir) => [dir, { hasTrustDialogAccepted: true }]),
      ),
    }),
  );
  const both = await good.text(bad.dir);
  expect(both.code).toBe(1);
  expect(both.err).toContain(`[1/2] ${good.dir}`);
  expect(both.out).toMatch(new RegExp(`${good.dir} +enforced +0 +0 +never`, "u"));
  expect(both.out).toMatch(new RegExp(`${bad.dir} +not enforced +1`, "u"));
  const { healthy, findings, accounts } = await good.doctor(bad.dir);
  expect(healthy).toBe(false);
  expect(accounts?.map((one) => one.healthy)).toEqual([true, false]);
  expect(findings.find(({ check }) => check === "files")).toMatchObject({ account: bad.dir });
});

test.each([
  ["a folder that is not there", "/no/such/folder", /no such folder/u],
  ["a file", SPEC, /not a folder/u],
])("bad input: %s", async (_, dir, reason) => {
  const ran = await gen(["doctor", dir, "--spec", SPEC, "--out", out]);
  expect(ran.code).toBe(2);
  expect(ran.err).toMatch(reason);
});

test("bad input beside a good account: the good one is told, and the run has failed", async () => {
  const place = await ward(out);
  const printed = await place.doctor("/no/such/folder");
  expect(printed).toMatchObject({ code: 2, healthy: false });
  expect(printed.accounts?.map((one) => one.healthy)).toEqual([true]);
});

test("without a bundle nothing can be said", async () => {
  const place = await ward(out);
  const ran = await gen(["doctor", place.dir, "--spec", SPEC, "--out", "/no/such/out"]);
  expect(ran.code).toBe(2);
  expect(ran.err).toContain("gen build");
});
