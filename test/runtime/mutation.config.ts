/**
 * The tests that mutation testing runs: those that call the runtime in process. Hooks run as
 * processes of their own are left out: a mutant is switched on in this process only.
 */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/runtime/**/*.test.ts"],
    exclude: ["test/runtime/process/**"],
    testTimeout: 30_000,
  },
});
