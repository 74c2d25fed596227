/**
 * Bundling in a process of its own. Loading the TypeScript printer takes as long as compiling a
 * spec and half the memory: this way it goes on beside that, and the bundler's questions are
 * answered while documents are formatted here.
 */
import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bundle } from "../emit/hooks/hook-frame.ts";
import { siblingModule } from "../verify/client/sibling-module.ts";
import type { BundleAnswer } from "./bundle-process.ts";

/** A bundler that can be started before there is anything to bundle. */
export interface Bundler {
  /** Starts the process; without this the first `bundle` does. */
  readonly prepare: () => void;
  /** Can be asked once per start. */
  readonly bundle: Bundle;
}

export function bundlerElsewhere(): Bundler {
  let waiting: ChildProcess | undefined;
  const started = (): ChildProcess => {
    const child = waiting ?? start();
    waiting = undefined;
    return child;
  };
  return {
    prepare: () => void (waiting ??= start()),
    bundle: async (frames) => {
      const child = started();
      child.ref();
      const answer = answerOf(child);
      child.send(frames);
      const given = await answer;
      child.disconnect();
      if ("thrown" in given) throw new Error(`the bundler failed: ${given.thrown}`);
      return new Map(given.frames);
    },
  };
}

/** It does not keep this process alive: a spec with mistakes has nothing to bundle. */
function start(): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(fileURLToPath(siblingModule(import.meta.url, "bundle-process")), {
    env: {
      ...process.env,
      ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) }),
    },
  });
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf(child: ChildProcess): Promise<BundleAnswer> {
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      reject(new Error(`the bundler's process ended early (${String(code)})`));
    });
    // Safe: the process at the other end is ours and sends nothing else.
    child.once("message", (answer) => resolve(answer as BundleAnswer));
  });
}
