/** A disk that fails, a run that dies, and runs that meet. */
import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { Disk } from "../../generator/io/disk.ts";
import { RECEIPT, SETTINGS } from "../../generator/client/account-paths.ts";
import { type Account, account } from "./account.ts";
import { smallFiles } from "./small-bundle.ts";
import { writeOut } from "./shipped-bundle.ts";

// A run per step of a run.
vi.setConfig({ testTimeout: 120_000 });

const out = writeOut(smallFiles());
const newer = writeOut(
  smallFiles({ gate: "newer", hooks: ["gate.mjs", "more.mjs"], server: "new" }),
);

const CHANGING = [
  "mkdirSync",
  "writeFileSync",
  "chmodSync",
  "renameSync",
  "rmSync",
  "rmdirSync",
] as const;

const LASTS = { once: 1, "for a while": 4, "from then on": Infinity };

/** A disk whose nth change fails, once or from then on; `count` says how many there were. */
function failing(
  nth: number,
  how: "once" | "for a while" | "from then on",
): { readonly disk: Partial<Disk>; readonly count: () => number } {
  let done = 0;
  const wrapped = CHANGING.map((name) => [
    name,
    (...args: never[]): unknown => {
      done += 1;
      const fails = done >= nth && done < nth + LASTS[how];
      if (fails) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
      return (fs[name] as (...args: never[]) => unknown)(...args);
    },
  ]);
  return { disk: Object.fromEntries(wrapped) as Partial<Disk>, count: () => done };
}

/** An account with something in it, provisioned with the first bundle. */
async function provisioned(): Promise<Account> {
  const place = account(out);
  place.write(SETTINGS, '{ "model": "opus" }\n');
  place.write("RULES.md", "# House rules\n");
  await place.json();
  return place;
}

describe.each(["", "--remove"])("an update or removal on a disk that fails: %s", (words) => {
  test("at any step leaves the account as it was, or is done", async () => {
    const probe = failing(0, "once");
    const clean = await provisioned();
    await clean.json(`--out ${newer} ${words}`, probe.disk);
    const after = clean.tree();
    expect(probe.count()).toBeGreaterThan(20);
    for (let nth = 1; nth <= probe.count(); nth += 1) {
      const place = await provisioned();
      const before = place.tree();
      const { code } = await place.json(`--out ${newer} ${words}`, failing(nth, "once").disk);
      const now = place.tree();
      const left = Object.keys(now).filter((path) => path.includes("enforcement-stage"));
      for (const path of left) delete (now as Record<string, string>)[path];
      expect(now, `step ${nth}`).toEqual(code === 0 ? after : before);
    }
  });

  test.each(["for a while", "from then on"] as const)(
    "a run that fails %s is taken back by the next one",
    async (how) => {
      const probe = failing(0, "once");
      const clean = await provisioned();
      await clean.json(`--out ${newer} ${words}`, probe.disk);
      const after = clean.tree();
      for (let nth = 1; nth <= probe.count(); nth += 1) {
        const place = await provisioned();
        // The taking back fails too: as if the process had died.
        await place.json(`--out ${newer} ${words}`, failing(nth, how).disk);
        const stages = fs
          .readdirSync(join(place.folder, ".claude"))
          .filter((name) => name.startsWith("enforcement-stage"));
        for (const stage of stages) disown(place, stage);
        expect((await place.json(`--out ${newer} ${words}`)).code, `step ${nth}`).toBe(0);
        expect(place.tree(), `step ${nth}`).toEqual(after);
      }
    },
  );
});

/** Makes a stage look as if its run were over; process 0 is never one of ours. */
function disown(place: Account, stage: string, pid = 2 ** 30): void {
  const path = join(place.folder, ".claude", stage, "owner.json");
  if (!fs.existsSync(path)) {
    fs.rmSync(join(place.folder, ".claude", stage), { recursive: true });
    return;
  }
  const owner = JSON.parse(fs.readFileSync(path, "utf8")) as object;
  fs.writeFileSync(path, JSON.stringify({ ...owner, pid }));
}

describe("two runs at once", () => {
  const stage = ".claude/enforcement-stage";

  test("do not mix: the second says who is at work and changes nothing", async () => {
    const place = account(out);
    let inner: Awaited<ReturnType<Account["json"]>> | undefined;
    let pending: Promise<void> | undefined;
    const disk: Partial<Disk> = {
      chmodSync: (path, mode) => {
        pending ??= place.json().then((ran) => void (inner = ran));
        fs.chmodSync(path, mode);
      },
    };
    const outer = await place.json("", disk);
    await pending;
    expect(outer.code).toBe(0);
    // The inner run began while the outer held the lock, or found everything done.
    expect([0, 2]).toContain(inner?.code);
    expect(await place.json()).toMatchObject({ code: 0, changed: [] });
  });

  test("a held lock stops a run and a dry run", async () => {
    const place = account(out);
    const { hostname } = await import("node:os");
    place.write(`${stage}/owner.json`, JSON.stringify({ pid: process.pid, host: hostname() }));
    const before = place.tree();
    const ran = await place.json();
    expect(ran).toMatchObject({ code: 2, changed: [], conflicts: [{ path: stage }] });
    expect(ran.conflicts[0]?.message).toContain(`process ${process.pid}`);
    expect((await place.json("--dry-run")).code).toBe(2);
    expect(place.tree()).toEqual(before);
  });

  test("of a run on another machine nothing is known, so its lock holds", async () => {
    const place = account(out);
    place.write(`${stage}/owner.json`, JSON.stringify({ pid: 2 ** 30, host: "elsewhere" }));
    expect((await place.json()).code).toBe(2);
    fs.renameSync(join(place.folder, stage), join(place.folder, `${stage}-old`));
    disown(place, "enforcement-stage-old");
    const { hostname } = await import("node:os");
    place.write(`${stage}-old/owner.json`, JSON.stringify({ pid: 2 ** 30, host: hostname() }));
    expect((await place.json()).code).toBe(0);
    expect(Object.keys(place.tree()).join()).not.toContain("enforcement-stage");
  });

  test("a journal that leads out is not followed", async () => {
    const place = account(out);
    const { hostname } = await import("node:os");
    place.write("../victim", "theirs");
    place.write(`${stage}/owner.json`, JSON.stringify({ pid: 2 ** 30, host: hostname() }));
    place.write(
      `${stage}/journal.json`,
      JSON.stringify({ steps: [{ path: "../victim", had: false, has: true }], made: [], gone: [] }),
    );
    expect((await place.json()).code).toBe(0);
    expect(place.read("../victim")).toBe("theirs");
  });
});

describe("a file that somebody changes while the run is reading", () => {
  test.each([
    [SETTINGS, '{ "model": "sonnet" }\n'],
    ["RULES.md", "# House rules\n\nNew.\n"],
    [".claude/agents/qa.md", "theirs\n"],
    [RECEIPT, "{}\n"],
  ])("%s: noticed, nothing changed", async (path, text) => {
    const place = account(out);
    place.write(SETTINGS, '{ "model": "opus" }\n');
    place.write("RULES.md", "# House rules\n");
    const before = place.tree();
    const disk: Partial<Disk> = {
      chmodSync: (file, mode) => {
        if (!fs.existsSync(join(place.folder, path)) || place.read(path) !== text)
          place.write(path, text);
        fs.chmodSync(file, mode);
      },
    };
    const ran = await place.json("", disk);
    expect(ran).toMatchObject({ code: 2, changed: [], conflicts: [{ path }] });
    expect(ran.conflicts[0]?.message).toContain("changed by somebody else");
    expect(place.read(path)).toBe(text);
    fs.rmSync(join(place.folder, path));
    const { [path]: mine, ".claude/agents/": agents, ...rest } = place.tree();
    const { [path]: theirs, ...others } = before;
    expect([mine, agents === undefined || agents === "", theirs !== text]).toEqual([
      undefined,
      true,
      true,
    ]);
    expect(rest).toEqual(others);
  });

  test("between two moves: what was moved goes back", async () => {
    const place = account(out);
    place.write(SETTINGS, '{ "model": "opus" }\n');
    const before = place.tree();
    let moves = 0;
    const disk: Partial<Disk> = {
      renameSync: (from, to) => {
        fs.renameSync(from, to);
        if (String(to).endsWith("gate.mjs") && (moves += 1) === 1) {
          place.write(SETTINGS, '{ "model": "sonnet" }\n');
        }
      },
    };
    expect((await place.json("", disk)).code).toBe(2);
    expect(place.read(SETTINGS)).toBe('{ "model": "sonnet" }\n');
    place.write(SETTINGS, '{ "model": "opus" }\n');
    expect(place.tree()).toEqual(before);
  });
});
