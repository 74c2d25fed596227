/** Codes of the disk that no spec text can earn and that other tests show only by their words. */
import * as fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SPEC, workplace } from "../cli/workplace.ts";

function refuse(): never {
  throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
}

test("spec-unreadable", async () => {
  const place = workplace("docs/a.md alpha\n");
  fs.rmSync(join(place.folder, SPEC));
  expect(await place.json("build")).toMatchObject({
    written: [],
    diagnostics: [{ code: "spec-unreadable", severity: "error", file: SPEC, line: 1 }],
  });
  expect(place.tree()).toEqual({});
});

test("out-unreadable", async () => {
  const place = workplace("docs/a.md alpha\n");
  place.write("out", "a file, not a folder\n");
  expect(await place.json("check")).toMatchObject({
    clean: false,
    diagnostics: [{ code: "out-unreadable", severity: "error" }],
  });
});

test("out-unwritable", async () => {
  const place = workplace("docs/a.md alpha\n");
  const writeFileSync: typeof fs.writeFileSync = refuse;
  expect(await place.json("build", { writeFileSync })).toMatchObject({
    written: [],
    diagnostics: [{ code: "out-unwritable", severity: "error" }],
  });
  expect(place.tree()).toEqual({});
});
