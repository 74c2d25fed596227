/**
 * The process that prints and bundles frames for `bundle-elsewhere.ts`: one message in, one out. It
 * lives as long as the channel to its parent.
 */
import type { BundledFrame, HookFrame } from "../emit/hooks/hook-frame.ts";
import { bundle } from "./bundle.ts";

/** What the process answers: frames by name, or the stack of what was thrown. */
export type BundleAnswer =
  | { readonly frames: readonly (readonly [name: string, frame: BundledFrame])[] }
  | { readonly thrown: string };

process.once("message", (frames: readonly HookFrame[]) => void answer(frames));

async function answer(frames: readonly HookFrame[]): Promise<void> {
  process.send?.(await answerTo(frames));
}

async function answerTo(frames: readonly HookFrame[]): Promise<BundleAnswer> {
  try {
    return { frames: [...(await bundle(frames))] };
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
