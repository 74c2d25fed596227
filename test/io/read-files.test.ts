import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { readEvidence } from "../../generator/io/read-evidence.ts";
import { besideSpec, templates } from "../../generator/io/readers.ts";

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "gen-read-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
});

describe("files that a spec names", () => {
  test("are read from its folder, with LF line ends, and otherwise as they are", () => {
    fs.writeFileSync(join(folder, "qa.md"), "  one \r\n\n\n two\t\n");
    expect(besideSpec(fs, join(folder, "spec.yaml"))("qa.md")).toBe("  one \n\n\n two\t\n");
  });

  test("outside of it, missing, or no text: not there", () => {
    fs.mkdirSync(join(folder, "spec"));
    fs.writeFileSync(join(folder, "secret"), "s");
    fs.writeFileSync(join(folder, "spec/latin"), Buffer.from([0xe9]));
    const read = besideSpec(fs, join(folder, "spec/spec.yaml"));
    for (const path of [
      "../secret",
      "a/../../secret",
      join(folder, "secret"),
      "none",
      ".",
      "latin",
    ]) {
      expect(read(path)).toBeUndefined();
    }
  });

  test("templates come from the program's own folder", () => {
    expect(templates(fs)("runtime/hook.ts")).toContain("runHook");
  });
});

describe("evidence", () => {
  const proven = {
    packaging: "project",
    guarantee: "qa/Write",
    digest: "d",
    outcome: "proven",
    mechanism: "strip:qa",
  };
  const write = (name: string, text: string): void => {
    fs.mkdirSync(join(folder, "evidence"), { recursive: true });
    fs.writeFileSync(join(folder, "evidence", name), text);
  };

  test("no folder is no evidence", () => {
    expect(readEvidence(fs, folder, "spec")).toEqual({ evidence: [], diagnostics: [] });
  });

  test("is read in the order of the names, other files are left alone", () => {
    write("claude-code-2.1.9.json", JSON.stringify({ client: "2.1.9", results: [proven] }));
    write("claude-code-2.1.10.json", JSON.stringify({ client: "2.1.10", results: [] }));
    write("README.md", "evidence\n");
    const { evidence, diagnostics } = readEvidence(fs, folder, "spec");
    expect(evidence.map(({ client }) => client)).toEqual(["2.1.10", "2.1.9"]);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ["{", "it is not JSON"],
    ["[]", "it is not what `gen verify` writes"],
    ['{"client": "1", "results": [{"outcome": "maybe"}]}', "it is not what `gen verify` writes"],
  ])("%j is an error, not no evidence", (text, reason) => {
    write("claude-code-1.json", text);
    expect(readEvidence(fs, folder, "spec").diagnostics).toMatchObject([
      {
        code: "evidence-unreadable",
        message: `cannot use "spec/evidence/claude-code-1.json": ${reason}`,
      },
    ]);
  });
});
