import {
  appendFileSync,
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ToolUsedData } from "#runtime/predicate";
import { toolUsed } from "#runtime/predicates/tool-used";
import { callOf } from "../support/call.ts";
import { put, tempDir } from "../support/temp-dir.ts";
import { call, jsonl, result, typed } from "../support/transcript-lines.ts";

const dir = tempDir();
const main = join(dir, "session.jsonl");
const profileRead = "mcp__plugin_memory_memory__profile-read";
const gate: ToolUsedData = {
  kind: "tool-used",
  tool: "*profile-read",
  since: "last-user-turn",
  evidence: "call",
  maxBytes: 2 ** 30,
};

function holds(data: Partial<ToolUsedData> = {}, transcript = main): boolean {
  return toolUsed.holds({ ...gate, ...data }, callOf({ transcript })).holds;
}

function given(...entries: readonly unknown[]): void {
  put(main, jsonl(entries));
}

describe("any bytes", () => {
  const turn = [typed("a"), call(profileRead)].map((entry) => JSON.stringify(entry));

  test.each([
    ["an empty file", "", false],
    ["a cut last line", `${turn.join("\n")}\n{"type":"user","mess`, true],
    ["a broken line between", `${turn[0]}\n{"type":"user" oops\n${turn[1]}\n`, true],
    ["no final line feed", turn.join("\n"), true],
    ["CRLF", `${turn.join("\r\n")}\r\n`, true],
    ["a byte order mark", `\uFEFF${turn[1]}\n`, true],
    ["a byte order mark before the prompt", `\uFEFF${turn[0]}\n`, false],
    ["NUL bytes around", `\0\0\0${turn[1]}\0\0\n\0\0`, true],
    ["spaces in the JSON", `${turn.join("\n").replaceAll(":", " : ")}\n`, true],
    ["only broken lines", "{\n}\n[\nnull\n", false],
  ])("%s", (_, text, expected) => {
    put(main, text);
    expect(holds()).toBe(expected);
  });

  test("U+2028 inside a line, and invalid UTF-8", () => {
    given(typed("a\u2028b\u0085c"), call(profileRead));
    expect(holds()).toBe(true);
    const broken = Buffer.concat([
      Buffer.from(`{"type":"user","message":{"content":"`),
      Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80]),
      Buffer.from(`"}}\n${turn[1]}\n`),
    ]);
    put(main, broken);
    expect(holds()).toBe(true);
    appendFileSync(main, broken.subarray(0, broken.indexOf(0x0a) + 1));
    expect(holds()).toBe(false);
  });

  test.skipIf(!existsSync("/proc/self/fd"))("the file is closed again", () => {
    given(typed("a"), call(profileRead));
    const open = () => readdirSync("/proc/self/fd").length;
    const before = open();
    for (let run = 0; run < 20; run += 1) holds();
    for (let run = 0; run < 20; run += 1) expect(() => holds({}, dir)).toThrow("no regular file");
    expect(open()).toBe(before);
  });

  test("a line of 50 MB", () => {
    given(typed("a"), call(profileRead), result("t1", {}, { content: "x".repeat(50 * 2 ** 20) }));
    expect(holds()).toBe(true);
    expect(holds({ evidence: "result" })).toBe(true);
    expect(() => holds({ maxBytes: 2 ** 20 })).toThrow("longer than the limit");
  });

  test("83: a file of 1 GB is read no further than its turn", () => {
    const file = openSync(main, "w");
    ftruncateSync(file, 2 ** 30);
    closeSync(file);
    appendFileSync(
      main,
      `\n${jsonl([typed("a"), call(profileRead), typed("b"), { type: "mode" }])}`,
    );
    expect(holds({ maxBytes: 2 ** 20 })).toBe(false);
    appendFileSync(main, jsonl([call(profileRead)]));
    expect(holds({ maxBytes: 2 ** 20 })).toBe(true);
  });

  test("a turn longer than the limit cannot be told, unless the evidence lies within", () => {
    given(call(profileRead, "t", { padding: "x".repeat(5000) }), {
      type: "mode",
      padding: "y".repeat(5000),
    });
    expect(() => holds({ maxBytes: 4000 })).toThrow("longer than the limit");
    appendFileSync(main, jsonl([call(profileRead)]));
    expect(holds({ maxBytes: 4000 })).toBe(true);
  });
});
