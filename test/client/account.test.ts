/** What `gen verify` shows of an account on the real client is what `gen doctor` says of it. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REPOSITORY } from "../support/repository.ts";
import { found, skipped } from "./client-stage.ts";
import { gen, named, type Printed, type Row, verify } from "./gen-program.ts";

const SPEC = join(REPOSITORY, "test/fixtures/verify-account/spec.yaml");
const work = realpathSync(mkdtempSync(join(tmpdir(), "gen-account-test-")));
const OUT = join(work, "out");
const FILES = ["--spec", SPEC, "--out", OUT];
afterAll(() => rmSync(work, { recursive: true, force: true }));

interface Diagnosis {
  readonly healthy: boolean;
  readonly lost: readonly string[];
  readonly open: readonly { readonly route: string; readonly path: string }[];
  readonly findings: readonly {
    readonly check: string;
    readonly path: string;
    readonly severity: string;
    readonly costs: readonly string[];
    readonly thins: readonly string[];
  }[];
}

/** An account with things of its own, provisioned; copies of it are broken. */
const account = join(work, "account");
const home = join(work, "home");
/** Programs as a sound machine has them. */
const programs = join(work, "bin");

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text, { mode });
}

/** The folders in which the client has been, and was trusted. */
function trust(...folders: readonly string[]): void {
  const entries = folders.map((folder) => [folder, { hasTrustDialogAccepted: true }] as const);
  const projects = Object.fromEntries(entries);
  write(join(home, ".claude.json"), JSON.stringify({ projects }));
}

function copyOf(name: string): string {
  const copy = join(work, name);
  cpSync(account, copy, { recursive: true });
  trust(copy);
  return copy;
}

async function doctor(dir: string): Promise<Diagnosis> {
  const homes = ["--home", home, "--managed", join(work, "managed")];
  const words = ["doctor", dir, ...FILES, ...homes, "--format", "json"];
  const { out } = await gen(work, words, { ...process.env, PATH: programs });
  const diagnosis: Diagnosis = JSON.parse(out);
  return diagnosis;
}

beforeAll(async () => {
  cpSync(join(REPOSITORY, "test/fixtures/accounts/acme"), account, { recursive: true });
  for (const words of [["build"], ["provision", account]]) {
    const { code } = await gen(work, [...words, ...FILES]);
    if (code !== 0) throw new Error(`gen ${words.join(" ")} ended with ${code}`);
  }
  write(join(programs, "claude"), "#!/bin/sh\necho '2.1.332 (Claude Code)'\n", 0o755);
  write(join(programs, "node"), "#!/bin/sh\necho v24.0.0\n", 0o755);
  trust(account);
});

/** Guarantees that were seen to lose all of their mechanisms, or some, to what `gone` tells. */
function losses(
  rows: readonly Row[],
  gone: (mechanism: Row["mechanisms"][number]) => boolean,
): { readonly lost: readonly string[]; readonly thinned: readonly string[] } {
  const lost = rows.filter(({ mechanisms }) => mechanisms.every(gone));
  const thinned = rows.filter((row) => row.mechanisms.some(gone) && !lost.includes(row));
  const ids = (some: readonly Row[]) => some.map(({ guarantee }) => guarantee).sort();
  return { lost: ids(lost), thinned: ids(thinned) };
}

/** The same in the doctor's words. */
function told({ findings, lost }: Diagnosis): ReturnType<typeof losses> {
  const errors = findings.filter(({ severity }) => severity === "error");
  const thinned = new Set(errors.flatMap(({ thins }) => thins));
  return {
    lost: [...lost].sort(),
    thinned: [...thinned].filter((id) => !lost.includes(id)).sort(),
  };
}

const FAULTS: readonly (readonly [fault: string, check: string, damage: (dir: string) => void])[] =
  [
    [
      "hooks-disabled",
      "switches",
      (dir) => write(join(dir, ".claude/settings.local.json"), `{ "disableAllHooks": true }`),
    ],
    ["untrusted", "trust", () => trust(join(work, "elsewhere"))],
    [
      "script-missing",
      "files",
      (dir) => {
        const hooks = join(dir, ".claude/hooks");
        for (const name of readdirSync(hooks)) rmSync(join(hooks, name));
      },
    ],
    ["subdirectory", "start-directory", (dir) => trust(dir, join(dir, "documents"))],
    ["interpreter-missing", "interpreter", () => rmSync(join(programs, "node"))],
  ];

describe.skipIf(found.kind !== "ready")(
  `a provisioned account on the real client${skipped}`,
  () => {
    let sound: Printed | undefined;

    it("is enforced, as the doctor says", async () => {
      const { code, printed } = await verify(work, ["--account", account, ...FILES]);
      sound = printed;
      expect(printed.results.filter(({ outcome }) => outcome !== "proven")).toEqual([]);
      expect(printed.results.length).toBeGreaterThan(4);
      expect(printed.routes.filter(({ seen, expected }) => seen !== expected)).toEqual([]);
      expect(code).toBe(0);
      const { healthy, lost, open } = await doctor(account);
      expect([healthy, lost]).toEqual([true, []]);
      const seenOpen = printed.routes.filter(({ seen }) => seen === "open");
      expect(seenOpen.length).toBeGreaterThan(0);
      expect(open.map(({ path }) => path).sort()).toEqual(seenOpen.map(({ path }) => path).sort());
    });

    it.each(FAULTS)("under %s it loses what the doctor names", async (fault, check, damage) => {
      const dir = copyOf(fault);
      damage(dir);
      const diagnosis = await doctor(dir);
      expect(diagnosis.findings.map((finding) => finding.check)).toContain(check);
      const seen = losses(sound?.results ?? [], ({ under }) => under[fault] === "open");
      expect(told(diagnosis)).toEqual(seen);
    });

    it("loses what the doctor names when an agent is shadowed and a script is gone", async () => {
      const dir = copyOf("broken");
      const shadow = "---\nname: clerk\ndescription: Another clerk.\n---\nFile things.\n";
      write(join(dir, ".claude/agents/desk/clerk.md"), shadow);
      rmSync(join(dir, ".claude/hooks/keep-secrets.mjs"));
      const words = ["--account", dir, "--skip-faults", ...FILES];
      const { code, printed } = await verify(work, words);
      expect(code).toBe(1);
      const open = losses(
        printed.results,
        ({ outcome, reason = "" }) => outcome === "refuted" && reason.includes("is refused by"),
      );
      const diagnosis = await doctor(dir);
      expect(told(diagnosis)).toEqual(open);
      expect(open.lost).toEqual(["clerk/mcp__pages__*", "clerk/mcp__pages__put_page"]);
      // Without its script the gate refuses everything: nothing is open, and the doctor names the file.
      const refuted = [...named(printed.results, "refuted")].sort();
      expect(refuted).toEqual([...open.lost, "keep-secrets/WebFetch"]);
      const paths = diagnosis.findings.map(({ path }) => path);
      expect(paths).toContain(".claude/hooks/keep-secrets.mjs");
      expect(named(printed.results, "proven")).toContain("qa/mcp__pages__put_page");
    });
  },
);
