/**
 * The tests that mutation testing of predicates, transcript, paths and git state runs: those that
 * call the runtime in process. Hooks run as processes of their own are left out, since a mutant is
 * switched on in this process only; so are the long tests of the shell reader.
 */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/runtime/**/*.test.ts", "test/attacks/shell-guards.test.ts"],
    exclude: [
      "test/runtime/process/**",
      "test/runtime/shell/{rewriting,against-bash,*-in-bash}.test.ts",
    ],
    testTimeout: 30_000,
  },
});
