/**
 * The process that prints and bundles frames for `bundle-elsewhere.ts`: one message in, one out, then
 * it ends; without a message it lives as long as the channel to its parent.
 */
import { transform } from "esbuild";
import type { BundledFrame, HookFrame } from "../emit/hooks/hook-frame.ts";

/** What the process answers: frames by name, or the stack of what was thrown. */
export type BundleAnswer =
  | { readonly frames: readonly (readonly [name: string, frame: BundledFrame])[] }
  | { readonly thrown: string };

// The bundler's own process starts while the printer is loaded.
void transform("");
const loading = import("./bundle.ts");

process.once("message", (frames: readonly HookFrame[]) => void answer(frames));

async function answer(frames: readonly HookFrame[]): Promise<void> {
  const result = await answerTo(frames);
  // A parent that found a mistake meanwhile is gone: that is nobody's fault, so nothing is said.
  process.send?.(result, undefined, undefined, () => {});
}

async function answerTo(frames: readonly HookFrame[]): Promise<BundleAnswer> {
  try {
    const { bundle } = await loading;
    return { frames: [...(await bundle(frames))] };
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
