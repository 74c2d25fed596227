import type { Bundle } from "../../generator/emit/hooks/hook-frame.ts";
import { bundle } from "../../generator/io/bundle.ts";

/** Bundles in this process, when the result is asked for. */
export const bundleHere: Bundle = (frames) => () => bundle(frames);
