/** `gen verify` as a program: the shipped bundle holds, and a hook broken by hand is found out, alone. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import { found, skipped } from "./client-stage.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CACHE = join(ROOT, ".cache/clients");
const VERSION = found.kind === "ready" ? found.version : "";
const PATIENCE = { timeout: 20_000, interval: 50 };
const work = mkdtempSync(join(tmpdir(), "gen-verify-test-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

interface Row {
  readonly packaging: string;
  readonly guarantee: string;
  readonly outcome: string;
  readonly reason?: string;
}

/** What the tests look at of `gen verify --format json`. */
interface Printed {
  readonly client: string;
  readonly proven: number;
  readonly refuted: number;
  readonly skipped: number;
  readonly results: readonly Row[];
  readonly hooks: readonly {
    readonly id: string;
    readonly outcome: string;
    readonly reason?: string;
  }[];
  readonly routes: readonly {
    readonly path: string;
    readonly expected: string;
    readonly seen: string;
    readonly because: string;
  }[];
}

function gen(
  ...words: readonly string[]
): Promise<{ readonly code: number | null; readonly out: string }> {
  const program = spawn(process.execPath, [join(ROOT, "generator/bin.mjs"), ...words], {
    cwd: work,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  program.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  return new Promise((resolve, reject) => {
    program.once("error", reject);
    program.once("close", (code) => resolve({ code, out }));
  });
}

async function verify(spec: string, out: string, ...more: readonly string[]) {
  const options = ["--client", VERSION, "--cache", CACHE, "--format", "json", "--skip-facts"];
  const ran = await gen("verify", "--spec", spec, "--out", out, ...options, ...more);
  const printed: Printed = JSON.parse(ran.out);
  return { code: ran.code, printed };
}

function named(rows: readonly Row[], outcome: string): readonly string[] {
  return rows.filter((row) => row.outcome === outcome).map((row) => row.guarantee);
}

/** Command lines of processes, anywhere on the machine, that name the folder. */
function processesNaming(folder: string): readonly string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
  return pids.map(commandLine).filter((line) => line.includes(folder));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return ""; // Ended meanwhile.
  }
}

describe("gen verify without a client", () => {
  it("skips everything by name, with the reason, and does not end well", async () => {
    const spec = join(ROOT, "test/fixtures/verify/spec.yaml");
    const words = ["--client", "newest", "--cache", CACHE, "--format", "json"];
    const ran = await gen("verify", "--spec", spec, "--out", join(work, "none"), ...words);
    const printed: Printed = JSON.parse(ran.out);
    expect(ran.code).toBe(2);
    expect(printed.proven + printed.refuted).toBe(0);
    expect(printed.results.map(({ outcome }) => outcome)).not.toContain("proven");
    expect(printed.results.length).toBe(printed.skipped);
    expect(printed.results[0]?.reason).not.toBe("");
  });
});

describe.skipIf(found.kind !== "ready")(`gen verify on the real client${skipped}`, () => {
  it("proves the shipped bundle in both packagings and lists the open routes", async () => {
    const spec = join(ROOT, "spec/enforcement.yaml");
    const { code, printed } = await verify(spec, join(work, "fresh"), "--dry-run");
    const wrong = printed.results.filter(({ outcome }) => outcome === "refuted");
    expect(wrong).toEqual([]);
    expect(printed.hooks.filter(({ outcome }) => outcome !== "proven")).toEqual([]);
    expect(printed.routes.filter(({ seen, expected }) => seen !== expected)).toEqual([]);
    expect(code).toBe(0);
    expect(printed.refuted).toBe(0);
    expect(printed.proven).toBeGreaterThan(150);
    expect(new Set(printed.results.map(({ packaging }) => packaging))).toEqual(
      new Set(["project", "plugin"]),
    );
    for (const row of printed.results.filter(({ outcome }) => outcome === "skipped")) {
      expect(row.reason, row.guarantee).toMatch(/the client/u);
    }
    const open = printed.routes.filter(({ seen }) => seen === "open");
    expect(open.map(({ path }) => path)).toContain("betty-sue → Bash → a file in repositories");
    for (const route of open) expect(route.because).not.toBe("");
  });

  it("refutes the guarantee of a hook broken by hand, and only that", async () => {
    const folder = join(work, "small");
    cpSync(join(ROOT, "test/fixtures/verify"), folder, { recursive: true });
    const spec = join(folder, "spec.yaml");
    const out = join(folder, "out");
    expect((await gen("build", "--spec", spec, "--out", out)).code).toBe(0);
    writeFileSync(join(out, "claude/hooks/keep-secrets.mjs"), "process.exit(0);\n");
    const { code, printed } = await verify(spec, out, "--packaging", "project");
    expect(named(printed.results, "refuted")).toEqual(["keep-secrets/WebFetch"]);
    expect(named(printed.results, "proven")).toContain("qa/Write");
    expect(code).toBe(1);
    // The bundle is not what the spec says, so what was seen is no evidence for the spec.
    expect(() => readFileSync(join(folder, `evidence/claude-code-${VERSION}.json`))).toThrow(
      "ENOENT",
    );
  });

  it("leaves neither folder nor process behind when it is interrupted", async () => {
    const temp = join(work, "temp");
    mkdirSync(temp);
    const spec = join(ROOT, "test/fixtures/verify/spec.yaml");
    const words = ["verify", "--spec", spec, "--out", join(work, "none"), "--cache", CACHE];
    const program = spawn(
      process.execPath,
      [join(ROOT, "generator/bin.mjs"), ...words, "--client", VERSION, "--skip-facts"],
      { cwd: work, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, TMPDIR: temp } },
    );
    const ended = once(program, "close");
    // The first arm is done, so sessions of the next ones are running.
    for await (const text of program.stderr) if (String(text).includes("nothing installed")) break;
    expect(readdirSync(temp)).not.toEqual([]);
    program.kill("SIGINT");
    await ended;
    await vi.waitFor(() => {
      expect(readdirSync(temp)).toEqual([]);
      expect(processesNaming(temp)).toEqual([]);
    }, PATIENCE);
  });
});
