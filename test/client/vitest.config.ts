import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

/** Takes as long as all others together: it must not start last, and vitest would go by the size of files. */
const LONGEST = "/verify.test.ts";

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith(LONGEST);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

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
    sequence: { sequencer: LongestFirst },
  },
});
