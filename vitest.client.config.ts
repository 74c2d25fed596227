import { defineConfig } from "vitest/config";

/** Tests that start the real client; apart from the others because they fetch it and need namespaces. */
export default defineConfig({
  test: {
    include: ["test/client/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The client keeps two cores busy by itself.
    fileParallelism: false,
  },
});
