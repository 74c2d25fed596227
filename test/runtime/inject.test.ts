import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DeadlinePassed } from "#runtime/deadline";
import { inject } from "#runtime/inject/inject";
import type { ContextPart } from "#runtime/rule";
import { callOf, type CallParts, noClock } from "./support/call.ts";
import { put, tempDir } from "./support/temp-dir.ts";

const outside = tempDir();
const project = tempDir();

async function injected(parts: readonly ContextPart[], more: CallParts = {}, maxChars = 10_000) {
  const call = callOf({ event: "SessionStart", cwd: project, projectDir: project, ...more });
  const outcome = await inject()({ kind: "inject", parts, maxChars }, call);
  return outcome.verdict === "inject" ? outcome.text : outcome.verdict;
}

const command = (argv: readonly string[], timeoutMs = 5000): ContextPart => ({
  kind: "command",
  argv,
  timeoutMs,
});
const script = (code: string) => [process.execPath, "-e", code];

describe("inject", () => {
  test("parts in order, with their titles", async () => {
    const text = await injected([
      { kind: "text", text: "one {tool}" },
      { kind: "notes", title: "SOPs", tool: "mcp__docs__get_note", slugs: ["sop-a", "sop-b"] },
    ]);
    expect(text).toBe(
      "one {tool}\n\n## SOPs\n\nFetch with mcp__docs__get_note before you start: sop-a, sop-b.",
    );
  });

  test("each agent gets what is meant for it; nothing is no output", async () => {
    const parts = [{ who: { only: ["dev"] }, kind: "text", text: "for dev" }] as const;
    expect(await injected(parts, { event: "SubagentStart", agentType: "Dev", agentId: "1" })).toBe(
      "for dev",
    );
    expect(await injected(parts)).toBe("none");
  });

  test("files of the project; whatever is down is left out and named", async () => {
    put(join(project, "context.md"), "\uFEFF# Project\n");
    put(join(project, "empty.md"), " \n");
    put(join(project, "large.md"), "x".repeat(2 ** 20 + 1));
    mkdirSync(join(project, "folder"));
    put(join(outside, "secret"), "secret");
    symlinkSync(join(outside, "secret"), join(project, "leak"));
    const file = (path: string) => injected([{ kind: "file", path }]);
    expect(await file("context.md")).toBe("# Project");
    expect(await file("none.md")).toBe("(none.md is left out: no such file.)");
    expect(await file("empty.md")).toBe("(empty.md is left out: empty.)");
    expect(await file("large.md")).toBe("(large.md is left out: larger than 1 MB.)");
    expect(await file("folder")).toBe("(folder is left out: no regular file.)");
    expect(await file("leak")).toBe("(leak is left out: outside the project.)");
    expect(await file("../secret")).toBe("(../secret is left out: outside the project.)");
    expect(await file("context.md/x")).toBe("(context.md/x is left out: cannot be read ENOTDIR.)");
    expect(
      await injected([
        { kind: "file", path: "none.md", title: "T" },
        { kind: "text", text: "x" },
      ]),
    ).toBe("## T\n\n(none.md is left out: no such file.)\n\nx");
  });

  test("counts of matching lines", async () => {
    put(join(project, "bugs/a.md"), "BUG one\nfine\r\nBUG two\r\n");
    put(join(project, "bugs/.hidden/b.md"), "BUG three");
    put(join(project, "bugs/c.txt"), "BUG not counted");
    put(join(project, "bugs/node_modules/d.md"), "BUG not counted");
    symlinkSync(outside, join(project, "bugs/link.md"));
    const count = (...paths: readonly string[]) =>
      injected([{ kind: "count", label: "Bugs", paths, pattern: "^BUG\\b" }]);
    expect(await count("bugs/**/*.md")).toBe("Bugs: 3");
    expect(await count("bugs")).toBe("Bugs: 4");
    expect(await count("bugs/a.md", "bugs/**", "nowhere/*.md")).toBe("Bugs: 4");
    expect(await count("bugs/x*.md")).toBe("Bugs: 0");
    expect(await count("nowhere/*.md", "bugs/none.md")).toBe("(Bugs is left out: no such files.)");
  });

  test("what a command prints; a command that fails is a source that is down", async () => {
    const text = await injected([
      command(script("console.log(process.cwd() + ' ok')")),
      command(script("process.stdin.resume().on('end', () => console.log('input ended'))")),
      command(script("process.exitCode = 3")),
      command(script("")),
      command(["no-such-program-here"]),
      command(script("console.log('x'.repeat(2 ** 21))")),
      command(["echo", "$HOME", "; true"]),
    ]);
    const down = [...text.matchAll(/is left out: (.*)\.\)/gu)].map(([, reason]) => reason);
    expect(text.startsWith(`${project} ok\n\ninput ended\n\n(`)).toBe(true);
    expect(down).toEqual([
      "exit code 3",
      "it printed nothing",
      "it could not be started",
      "it printed too much",
    ]);
    expect(text.endsWith("\n\n$HOME ; true")).toBe(true);
  });

  test("a command that hangs is cut off, also when the hook's own time is short", async () => {
    const hang = script("setInterval(() => {}, 1000)");
    expect(await injected([command(hang, 50)])).toContain("it took too long");
    const clock = { ...noClock, remainingMs: () => 150 };
    const call = { ...callOf({ event: "SessionStart", cwd: project }), clock };
    const outcome = await inject()(
      { kind: "inject", parts: [command(hang, 60_000)], maxChars: 999 },
      call,
    );
    expect(outcome).toMatchObject({ text: expect.stringContaining("it took too long") });
  });

  test("an unreadable source is down; the deadline is not a source", async () => {
    const part: ContextPart = { kind: "count", label: "Bad", paths: ["bugs"], pattern: "(" };
    expect(await injected([part])).toMatch(/^\(Bad is left out: Invalid regular expression/u);
    const clock = {
      ...noClock,
      check: () => {
        throw new DeadlinePassed(7);
      },
    };
    const call = { ...callOf({ event: "SessionStart", cwd: project }), clock };
    const rule = { kind: "inject", parts: [{ ...part, pattern: "x" }], maxChars: 9 } as const;
    await expect(inject()(rule, call)).rejects.toThrow(DeadlinePassed);
  });

  test("property: never more than the bound, and what is cut is said", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.integer({ min: 60, max: 300 }),
        async (text, max) => {
          const said = await injected([{ kind: "text", text: `x${text}` }], {}, max);
          expect(said.length).toBeLessThanOrEqual(max);
          const whole = said === `x${text}`;
          expect(whole).toBe(text.length < max);
          expect(whole || said.includes("did not fit")).toBe(true);
          expect(said.isWellFormed()).toBe(`x${text}`.isWellFormed());
        },
      ),
    );
  });
});
