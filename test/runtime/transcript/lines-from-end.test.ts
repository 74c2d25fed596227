import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesFromEnd } from "#runtime/transcript/lines-from-end";
import { noClock } from "../support/call.ts";
import { put, tempDir } from "../support/temp-dir.ts";

const dir = tempDir();
const whole = { maxBytes: Number.MAX_SAFE_INTEGER, clock: noClock };
const lines = (path: string) =>
  [...linesFromEnd(path, whole)].map((line) => line.toString("latin1"));
const block = 64 * 1024;

describe("lines from the end", () => {
  test("come last one first, with empty ones and without a final line feed", () => {
    expect(lines(put(join(dir, "a"), "one\n\ntwo\r\nthree"))).toEqual([
      "three",
      "two\r",
      "",
      "one",
    ]);
    expect(lines(put(join(dir, "b"), "one\n"))).toEqual(["", "one"]);
    expect(lines(put(join(dir, "c"), ""))).toEqual([""]);
    expect(lines(put(join(dir, "d"), "\n"))).toEqual(["", ""]);
  });

  test.each([block - 1, block, block + 1, 3 * block - 1, 3 * block, 3 * block + 7])(
    "a line feed near the edge of a block: %i bytes behind it",
    (size) => {
      const last = "x".repeat(size);
      expect(lines(put(join(dir, "edge"), `first\n${last}`))).toEqual([last, "first"]);
      expect(lines(put(join(dir, "edge"), `first\n${last}\n`))).toEqual(["", last, "first"]);
    },
  );

  test("property: the same lines as a scan of the whole file", () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom(block - 2, block, 2 * block + 1).map((size) => new Uint8Array(size).fill(65)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const bytes = Buffer.concat(pieces.flatMap((one) => [Buffer.from(one), Buffer.from("\n")]));
        const path = put(join(dir, "any"), bytes);
        expect(lines(path)).toEqual(readFileSync(path, "latin1").split("\n").reverse());
      }),
      { numRuns: 60 },
    );
  });

  test("a limit: what fits is read, what lies beyond cannot be told", () => {
    const path = put(join(dir, "limit"), `${"a".repeat(100)}\n${"b".repeat(100)}\nlast`);
    const read = (maxBytes: number) => {
      const seen: string[] = [];
      const step = () => {
        for (const line of linesFromEnd(path, { maxBytes, clock: noClock }))
          seen.push(String(line));
      };
      return { seen, step };
    };
    const enough = read(206);
    enough.step();
    expect(enough.seen).toHaveLength(3);
    const short = read(205);
    expect(short.step).toThrow("longer than the limit");
    expect(short.seen).toEqual(["last", "b".repeat(100)]);
    const none = read(0);
    expect(none.step).toThrow("longer than the limit");
  });

  test("of a file of 1 GB only the end is read", () => {
    const path = join(dir, "sparse");
    const file = openSync(path, "w");
    ftruncateSync(file, 2 ** 30);
    writeSync(file, "\nlast line\n", 2 ** 30);
    closeSync(file);
    const found = linesFromEnd(path, { maxBytes: block, clock: noClock });
    expect(String(found.next().value)).toBe("");
    expect(String(found.next().value)).toBe("last line");
    found.return();
  });

  test("the clock is asked at every block", () => {
    const path = put(join(dir, "clock"), "x".repeat(block * 4));
    let asked = 0;
    const clock = { ...noClock, check: () => void (asked += 1) };
    expect([...linesFromEnd(path, { ...whole, clock })]).toHaveLength(1);
    expect(asked).toBe(3);
  });

  test.each([
    ["missing", join(dir, "nowhere"), "cannot be read (ENOENT)"],
    ["a folder", dir, "no regular file"],
    ["below a file", join(put(join(dir, "file")), "x"), "cannot be read (ENOTDIR)"],
    ["an impossible name", "a\0b", "cannot be read (ERR_INVALID_ARG_VALUE)"],
  ])("%s", (_, path, reason) => {
    mkdirSync(dir, { recursive: true });
    expect(() => [...linesFromEnd(path, whole)]).toThrow(reason);
  });
});
