import { resolve } from "node:path";
import { reasonOf } from "../io/disk.ts";
import { readingDisk } from "../io/reading-disk.ts";
import { watchFiles } from "../io/watch-files.ts";
import type { ExitCode } from "./command.ts";
import type { Context } from "./context.ts";

/**
 * Runs `work`, and again whenever a file that it read changes; what it finds wrong does not end it.
 * Ends with the process: a signal waits for the step that is running.
 */
export async function watching(
  context: Context,
  { spec, out }: { readonly spec: string; readonly out: string },
  work: (context: Context) => Promise<ExitCode>,
): Promise<never> {
  const { cwd, terminal, disk } = context;
  const specPath = resolve(cwd, spec);
  const watch = watchFiles();
  // Before the first run: a change while it runs counts.
  watch.files([specPath]);
  for (;;) {
    const asked = new Set([specPath]);
    try {
      await work({ ...context, disk: readingDisk(disk, asked, resolve(cwd, out)) });
    } catch (error) {
      terminal.err.write(`gen: ${reasonOf(error)}\n`);
    }
    watch.files(asked);
    terminal.err.write("Watching for changes; Ctrl-C ends.\n");
    await watch.next();
  }
}
