/** `gen build --watch` as a process: what it prints says when it is ready for the next step. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { REPOSITORY } from "../support/repository.ts";

const SPEC = (message: string): string => `spec: 1
name: small
toolsets:
  shells:
    tools: [Bash]
    hook: block-shells
    message: "${message}"
agents:
  qa: { does: Reviews., denies: [shells], spawns: [], prompt: prompts/qa.md }
`;

let folder: string;
let child: ChildProcess;
let printed = "";

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "gen-watch-"));
  fs.mkdirSync(join(folder, "spec/prompts"), { recursive: true });
  fs.writeFileSync(join(folder, "spec/enforcement.yaml"), SPEC("No {tool}."));
  fs.writeFileSync(join(folder, "spec/prompts/qa.md"), "Review.\n");
  const bin = join(REPOSITORY, "generator/bin.mjs");
  child = spawn(process.execPath, [bin, "build", "--watch"], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", NO_COLOR: "1" },
  });
  printed = "";
  child.stdout?.on("data", (text: Buffer) => (printed += text.toString()));
  child.stderr?.on("data", (text: Buffer) => (printed += text.toString()));
});
afterEach(() => {
  child.kill("SIGKILL");
  fs.rmSync(folder, { recursive: true, force: true });
});

/** What was printed up to the next line that says that a build is over. */
async function built(): Promise<string> {
  const end = "Ctrl-C ends.\n";
  while (!printed.includes(end)) {
    await Promise.race([once(child.stderr ?? child, "data"), once(child, "exit")]);
    if (child.exitCode !== null) throw new Error(`it has ended:\n${printed}`);
  }
  const at = printed.indexOf(end) + end.length;
  const text = printed.slice(0, at);
  printed = printed.slice(at);
  return text;
}

const write = (path: string, text: string): void => fs.writeFileSync(join(folder, path), text);
const agent = (): string => fs.readFileSync(join(folder, "out/claude/agents/qa.md"), "utf8");

test("every change builds again, a mistake does not end it, Ctrl-C does", async () => {
  await built();
  expect(agent()).toContain("\nReview.\n");

  write("spec/prompts/qa.md", "Review well.\n");
  await built();
  expect(agent()).toContain("\nReview well.\n");

  write("spec/enforcement.yaml", SPEC("No {tool}.").replace("tools: [Bash]", "tools: [Bsh]"));
  expect(await built()).toContain("unknown-tool");

  fs.rmSync(join(folder, "spec/enforcement.yaml"));
  expect(await built()).toContain("spec-unreadable");

  // As editors save: a new file moved over the old one.
  write("spec/.enforcement.yaml.new", SPEC("There is no {tool} here."));
  fs.renameSync(join(folder, "spec/.enforcement.yaml.new"), join(folder, "spec/enforcement.yaml"));
  await built();
  const source = fs.readFileSync(join(folder, "out/claude/hooks/block-shells.ts"), "utf8");
  expect(source).toContain("There is no {tool} here.");

  child.kill("SIGINT");
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  expect([code, signal]).toEqual([130, null]);
  expect(printed).not.toMatch(/Error|bug/u);
});
