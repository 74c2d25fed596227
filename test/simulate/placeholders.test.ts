import { expect, test } from "vitest";
import { substituted } from "../../generator/simulate/placeholders.ts";

const VALUES = { CLAUDE_PROJECT_DIR: "/work/$& shop" };
const PLAIN = {
  source: "settings",
  event: "PreToolUse",
  timeoutS: 1,
  onFailure: "block",
  async: false,
  name: "a",
} as const;

test("exec form: braced names in every word, whatever stands around them", () => {
  const handler = {
    ...PLAIN,
    command: "${CLAUDE_PROJECT_DIR}/a",
    args: ["'${CLAUDE_PROJECT_DIR}'", "$CLAUDE_PROJECT_DIR", "${HOME}"],
  };
  expect(substituted(handler, VALUES)).toEqual({
    ...handler,
    command: "/work/$& shop/a",
    args: ["'/work/$& shop'", "$CLAUDE_PROJECT_DIR", "${HOME}"],
  });
});

test("shell form: what single quotes keep from the shell stays", () => {
  const handler = {
    ...PLAIN,
    command: `"\${CLAUDE_PROJECT_DIR}"/a '\${CLAUDE_PROJECT_DIR}' \${CLAUDE_PROJECT_DIR} \${HOME}`,
  };
  expect(substituted(handler, VALUES).command).toBe(
    `"/work/$& shop"/a '\${CLAUDE_PROJECT_DIR}' /work/$& shop \${HOME}`,
  );
});
