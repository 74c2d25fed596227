/** The guards of files where the session sits below the project; the rest stands in `cases/verdicts-writes.json`. */
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { shellWrites } from "../../../templates/runtime/predicates/shell-writes.ts";
import { bashCall } from "./support/bash-call.ts";
import { makeFolders } from "./support/verdicts.ts";

const folders = makeFolders();
afterAll(() => folders.remove());

test("the session may sit in a subdirectory of the project", () => {
  const dir = folders.paths["guarded"] ?? "";
  const call = bashCall("rm ../.mcp.json", join(dir, "src"), { projectDir: dir });
  const rule = { kind: "shell-writes", globs: [".mcp.json"], opaque: true } as const;
  expect(shellWrites.holds(rule, call).holds).toBe(true);
});
