import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/client/**", "node_modules/**"],
    // Generous: properties and processes on a busy machine with two cores.
    testTimeout: 120_000,
  },
});
