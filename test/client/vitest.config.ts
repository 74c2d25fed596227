import { defineConfig } from "vitest/config";

/** Tests that start the real client; apart from the others because they fetch it and need namespaces. */
export default defineConfig({
  test: {
    include: ["test/client/**/*.test.ts"],
    globalSetup: "test/client/fetch-first.ts",
    // For a run that hangs; how long a sound one may take on a busy machine nobody knows.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Sessions wait for their time limits and for one another: a second file fills the gaps.
    maxWorkers: 2,
  },
});
