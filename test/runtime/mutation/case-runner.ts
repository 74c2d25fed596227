/**
 * A test runner for mutation testing of the shell reader: the cases of all tables, called in this
 * process. A mutant meets just the cases that come by it, in milliseconds, where a test framework
 * would load thousands of tests anew for each of several thousand mutants.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { MutantCoverage } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type CompleteDryRunResult,
  determineHitLimitReached,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import type { ReaderCase } from "./reader-cases.ts";

/** What the instrumented code reads and writes: `__stryker__` on the global object. */
interface Instrumentation {
  mutantCoverage?: MutantCoverage;
  currentTestId?: string;
  activeMutant?: string;
  hitCount?: number;
  hitLimit?: number;
}

const instrumentation: Instrumentation = {};

class CaseRunner implements TestRunner {
  #cases: readonly ReaderCase[] | undefined;

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: false };
  }

  init(): Promise<void> {
    Object.assign(globalThis, { __stryker__: instrumentation });
    return Promise.resolve();
  }

  async dryRun(): Promise<CompleteDryRunResult> {
    const coverage: MutantCoverage = { static: {}, perTest: {} };
    instrumentation.mutantCoverage = coverage;
    const cases = await this.#loaded();
    const tests = cases.map((each) => {
      instrumentation.currentTestId = each.id;
      return outcome(each);
    });
    delete instrumentation.currentTestId;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, mutantActivation, testFilter } = options;
    if (mutantActivation === "static") instrumentation.activeMutant = activeMutant.id;
    const cases = await this.#loaded();
    const wanted = testFilter === undefined ? undefined : new Set(testFilter);
    Object.assign(instrumentation, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const tests: TestResult[] = [];
    for (const each of cases) {
      if (wanted?.has(each.id) === false) continue;
      tests.push(outcome(each));
      if (tests.at(-1)?.status === TestStatus.Failed) break;
    }
    delete instrumentation.activeMutant;
    const tooOften = determineHitLimitReached(instrumentation.hitCount, hitLimit);
    return toMutantRunResult(tooOften ?? { status: DryRunStatus.Complete, tests });
  }

  /** The mutated copy stands in the working directory, this file beside the original. */
  async #loaded(): Promise<readonly ReaderCase[]> {
    if (this.#cases === undefined) {
      const file = pathToFileURL(resolve("test/runtime/mutation/reader-cases.ts"));
      const { readerCases }: typeof import("./reader-cases.ts") = await import(file.href);
      this.#cases = readerCases();
    }
    return this.#cases;
  }
}

function outcome({ id, holds }: ReaderCase): TestResult {
  const start = performance.now();
  const failureMessage = failure(holds);
  const base = { id, name: id, timeSpentMs: performance.now() - start };
  return failureMessage === undefined
    ? { ...base, status: TestStatus.Success }
    : { ...base, status: TestStatus.Failed, failureMessage };
}

function failure(holds: () => boolean): string | undefined {
  try {
    return holds() ? undefined : "read otherwise than written down";
  } catch (error) {
    return String(error);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, "reader-cases", CaseRunner),
];
