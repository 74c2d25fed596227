import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readManifest } from "../../generator/io/manifest.ts";

/** The program as people start it, on a small spec and the real compiler. */
const BIN = fileURLToPath(new URL("../../generator/bin.mjs", import.meta.url));

const SPEC = `spec: 1
name: small
toolsets:
  code-writes:
    tools: [Write, Edit]
    hook: block-write-tools
    message: "{tool} changes files, and the {agent} agent does not."
agents:
  qa:
    title: QA
    does: Reviews pull requests.
    denies: [code-writes]
    spawns: []
    prompt: qa.md
`;

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "gen-program-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A fresh folder with the small spec in it. */
function project(name: string): string {
  const root = join(folder, name);
  fs.mkdirSync(join(root, "spec"), { recursive: true });
  fs.writeFileSync(join(root, "spec/enforcement.yaml"), SPEC);
  fs.writeFileSync(join(root, "spec/qa.md"), "You review.\n");
  return root;
}

function gen(
  cwd: string,
  words: readonly string[],
  node = process.execPath,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const env = { ...process.env, FORCE_COLOR: "1", NODE_OPTIONS: "" };
  return spawnSync(node, [BIN, ...words], { cwd, encoding: "utf8", env });
}

/** Fingerprint of every file below a folder, by path. */
function fingerprints(root: string): Readonly<Record<string, string>> {
  const files = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  const rows = files
    .filter((entry) => entry.isFile())
    .map((entry): readonly [string, string] => {
      const path = join(entry.parentPath, entry.name);
      const { mode } = fs.statSync(path);
      const hash = createHash("sha256").update(fs.readFileSync(path)).digest("hex");
      return [relative(root, path), `${mode.toString(8)} ${hash}`];
    });
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe("the program", () => {
  test("builds, checks, finds an edit, and builds again", () => {
    const root = project("life");
    expect(gen(root, ["build"])).toMatchObject({ status: 0 });
    expect(gen(root, ["check"])).toMatchObject({ status: 0 });
    fs.appendFileSync(join(root, "out/claude/agents/qa.md"), "By hand.\n");
    const check = gen(root, ["check"]);
    expect(check.status).toBe(1);
    expect(check.stdout).toContain("out/claude/agents/qa.md edited: edited by hand\n");
    expect(check.stdout).toContain("-By hand.\n");
    expect(check.stdout).toContain("spec/enforcement.yaml:9");
    expect(gen(root, ["build"])).toMatchObject({ status: 1 });
    expect(gen(root, ["build", "--force"])).toMatchObject({ status: 0 });
    expect(gen(root, ["check"])).toMatchObject({ status: 0 });
  });

  test("a changed message is named in every file that quotes it, and a build carries it there", () => {
    const root = project("message");
    gen(root, ["build"]);
    fs.writeFileSync(join(root, "spec/enforcement.yaml"), SPEC.replace("changes", "alters"));
    const { status, stdout } = gen(root, ["check", "--format", "json"]);
    expect(status).toBe(1);
    const { drift } = JSON.parse(stdout) as { drift: readonly { path: string; kind: string }[] };
    const changed = drift.map(({ path, kind }) => `${kind} ${path}`);
    for (const path of [
      "claude/hooks/block-write-tools.mjs",
      "docs/PLUGIN.md",
      "docs/hook-block-recovery.md",
    ]) {
      expect(changed).toContain(`changed ${path}`);
    }
    gen(root, ["build"]);
    for (const { path } of drift.filter(({ path }) => path !== "manifest.json")) {
      expect(fs.readFileSync(join(root, "out", path), "utf8")).toContain("alters files");
    }
  });

  test("the bytes are the same in every folder, called from anywhere, with CRLF line ends", () => {
    const one = project("one");
    const two = project("two/deeper/here");
    gen(one, ["build"]);
    for (const path of ["spec/enforcement.yaml", "spec/qa.md"]) {
      const text = fs.readFileSync(join(two, path), "utf8");
      fs.writeFileSync(join(two, path), text.replaceAll("\n", "\r\n"));
    }
    gen(tmpdir(), [
      "build",
      "--spec",
      join(two, "spec/enforcement.yaml"),
      "--out",
      join(two, "out"),
    ]);
    expect(Object.keys(fingerprints(join(one, "out"))).length).toBeGreaterThan(10);
    expect(fingerprints(join(two, "out"))).toEqual(fingerprints(join(one, "out")));
  });

  test("the manifest lists every other file with its real fingerprint and mode", () => {
    const root = project("manifest");
    gen(root, ["build"]);
    const out = join(root, "out");
    const manifest = readManifest(fs.readFileSync(join(out, "manifest.json"), "utf8"));
    const entries = "entries" in manifest ? manifest.entries : [];
    const listed = entries.map(({ path, mode, sha256 }) => [path, `10${mode} ${sha256}`]);
    const { "manifest.json": own, ...others } = fingerprints(out);
    expect(own).toBeDefined();
    expect(Object.fromEntries(listed)).toEqual(others);
  });

  test.each([
    ["empty", "", 1, "1:1 error empty-spec"],
    ["no YAML", "a: [\n", 2, "error yaml-syntax"],
    ["a key given twice", `${SPEC}name: again\n`, 2, "error duplicate-key"],
    ["an alias bomb", "a: &a [x]\nb: &b [*a,*a]\nc: [*b,*b]\n", 2, "error yaml-alias"],
    ["an unknown key", `${SPEC}hoks: {}\n`, 1, 'Did you mean "hooks"?'],
    ["a wrong type", SPEC.replace("spawns: []", "spawns: 3"), 1, "13:13 error wrong-type"],
  ])("%s: one message with its place, nothing written", (name, spec, status, message) => {
    const root = project(`bad ${name}`);
    fs.writeFileSync(join(root, "spec/enforcement.yaml"), spec);
    for (const command of ["build", "check", "lint"]) {
      const ran = gen(root, [command]);
      expect(ran.status).toBe(status);
      expect(ran.stdout + ran.stderr).toContain(message);
      expect(ran.stdout + ran.stderr).toContain("\n1 error");
    }
    expect(fs.existsSync(join(root, "out"))).toBe(false);
  });

  test("explains a hook and a call", () => {
    const root = project("explain");
    const hook = gen(root, ["explain", "block-write-tools"]);
    expect(hook.status).toBe(0);
    expect(hook.stdout).toContain("front matter of qa");
    expect(hook.stdout).toContain("{tool} changes files");
    const refused = gen(root, ["explain", "qa", "Write"]);
    expect(refused.stdout).toContain("qa Write: always refused");
    expect(refused.stdout).toContain("strip:qa");
    expect(gen(root, ["explain", "qa", "Read"]).stdout).toContain("qa Read: nothing refuses it");
    expect(gen(root, ["explain", "qaa", "Read"]).stderr).toContain('Did you mean "qa"?');
    expect(gen(root, ["explain", "qa", "Raed"])).toMatchObject({
      status: 2,
      stderr: 'gen explain: no tool is called "Raed". Did you mean "Read"?\n',
    });
    expect(gen(root, ["explain", "qa", "mcp__any__read"]).status).toBe(0);
    expect(gen(root, ["explain", "qa", "Agent(Plan)"]).stdout).toContain("always refused");
  });

  test("no colour codes off a terminal, whatever the environment asks for", () => {
    const root = project("colour");
    fs.writeFileSync(join(root, "spec/enforcement.yaml"), `${SPEC}hoks: {}\n`);
    const { stdout, stderr } = gen(root, ["lint"]);
    expect(stdout + stderr).not.toContain("\u001B");
  });

  test("a reader that stops early is no fault", async () => {
    const root = project("pipe");
    const line = `"${process.execPath}" "${BIN}" check --format json | head -c 10; echo " \${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await promisify(execFile)("bash", ["-c", line], { cwd: root });
    expect(stderr).toBe("");
    expect(stdout).toBe(`{\n  "clean 1\n`);
  });

  test.runIf(fs.existsSync("/usr/bin/node"))("runs when started with the system's own node", () => {
    const root = project("system");
    expect(gen(root, ["build"], "/usr/bin/node")).toMatchObject({ status: 0 });
    expect(gen(root, ["check"], "/usr/bin/node")).toMatchObject({ status: 0 });
    expect(gen(root, ["chek"], "/usr/bin/node")).toMatchObject({ status: 2 });
  });
});
