/** `gen verify` as a program, on a spec of few sessions: a broken hook, an interrupt, no client at all. */
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
import { afterAll, describe, expect, it, vi } from "vitest";
import { REPOSITORY } from "../support/repository.ts";
import { found, skipped } from "./client-stage.ts";
import { cache } from "./client-version.ts";
import { GEN, gen, named, type Printed, verify, VERSION } from "./gen-program.ts";
import { processesNaming } from "./processes-naming.ts";

const FEW = join(REPOSITORY, "test/fixtures/verify-account");
const PATIENCE = { timeout: 20_000, interval: 50 };
const work = mkdtempSync(join(tmpdir(), "gen-verify-small-test-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("gen verify without a client", () => {
  it("skips everything by name, with the reason, and does not end well", async () => {
    const spec = join(FEW, "spec.yaml");
    const words = ["--client", "newest", "--cache", cache, "--format", "json"];
    const ran = await gen(work, ["verify", "--spec", spec, "--out", join(work, "none"), ...words]);
    const printed: Printed = JSON.parse(ran.out);
    expect(ran.code).toBe(2);
    expect(printed.proven + printed.refuted).toBe(0);
    expect(printed.results.map(({ outcome }) => outcome)).not.toContain("proven");
    expect(printed.results.length).toBe(printed.skipped);
    expect(printed.results[0]?.reason).not.toBe("");
  });
});

describe.skipIf(found.kind !== "ready")(`a small gen verify on the real client${skipped}`, () => {
  it("refutes the guarantee of a hook broken by hand, and only that", async () => {
    const folder = join(work, "small");
    cpSync(FEW, folder, { recursive: true });
    const files = ["--spec", join(folder, "spec.yaml"), "--out", join(folder, "out")];
    expect((await gen(work, ["build", ...files])).code).toBe(0);
    writeFileSync(join(folder, "out/claude/hooks/keep-secrets.mjs"), "process.exit(0);\n");
    const words = ["--packaging", "project", "--skip-faults"];
    const { code, printed } = await verify(work, [...words, ...files]);
    expect(named(printed.results, "refuted")).toEqual(["keep-secrets/WebFetch"]);
    expect(named(printed.results, "proven")).toContain("qa/mcp__pages__put_page");
    expect(code).toBe(1);
    // The bundle is not what the spec says, so what was seen is no evidence for the spec.
    expect(() => readFileSync(join(folder, `evidence/claude-code-${VERSION}.json`))).toThrow(
      "ENOENT",
    );
  });

  it("leaves neither folder nor process behind when it is interrupted", async () => {
    const temp = join(work, "temp");
    mkdirSync(temp);
    const spec = join(FEW, "spec.yaml");
    const bundle = ["--out", join(work, "none"), "--packaging", "project"];
    const words = ["verify", "--spec", spec, ...bundle, "--cache", cache];
    const program = spawn(process.execPath, [GEN, ...words, "--client", VERSION, "--skip-facts"], {
      cwd: work,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, TMPDIR: temp },
    });
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
