/**
 * Bundling in a process of its own. Loading the TypeScript printer takes as long as compiling a
 * spec and half the memory: this way it goes on beside that, and the bundler's questions are
 * answered while documents are formatted here.
 */
import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bundle, Frames } from "../emit/hooks/hook-frame.ts";
import { siblingModule } from "./sibling-module.ts";
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
    bundle: (frames) => {
      const child = started();
      const answer = answerOf(child);
      // Whoever finds a mistake meanwhile does not ask for the result.
      answer.catch(() => {});
      child.send(frames);
      return () => framesFrom(child, answer);
    },
  };
}

async function framesFrom(child: ChildProcess, answer: Promise<BundleAnswer>): Promise<Frames> {
  child.ref();
  child.channel?.ref();
  const given = await answer;
  if (child.connected) child.disconnect();
  if ("thrown" in given) throw new Error(`the bundler failed: ${given.thrown}`);
  return new Map(given.frames);
}

/** It does not keep this process alive: a spec with mistakes has nothing to bundle. */
function start(): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(fileURLToPath(siblingModule(import.meta.url, "bundle-process")), {
    // Scripts come back as they are, not as JSON in which everything is escaped.
    serialization: "advanced",
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
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      reject(new Error(`the bundler's process ended early (${String(code)})`));
    });
    // Safe: the process at the other end is ours and sends nothing else.
    child.once("message", (answer) => resolve(answer as BundleAnswer));
  });
}
