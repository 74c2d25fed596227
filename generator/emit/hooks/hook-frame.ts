/**
 * A hook without its data: the imports, and one call. Hooks that need the same parts of the runtime
 * have the same frame, so each frame is built and bundled once, however many hooks the spec has.
 */
import type { Rule } from "#runtime/rule";
import {
  partsOf,
  predicatePart,
  predicatesOf,
  runnerOf,
  RUN_HOOK,
} from "../../hook-runtime/needs.ts";
import type { ModuleShape } from "../../render/typescript.ts";

/** A frame to be printed; `name` tells it from others and is what the bundled script calls it. */
export interface HookFrame {
  readonly name: string;
  readonly module: ModuleShape;
}

/** A frame's texts, each with one place for the data. */
export interface BundledFrame {
  /** TypeScript, to read. */
  readonly source: string;
  /** One self-contained script, to run. */
  readonly script: string;
}

/** Stands in a frame where the data goes. */
const DATA = "__HOOK_DATA__";

/** The frame's name: the kind of rule and the predicates it evaluates. */
export function frameName(rule: Rule): string {
  return [rule.kind, ...predicatesOf(rule)].join("+");
}

export function hookFrame(rule: Rule): HookFrame {
  return {
    name: frameName(rule),
    module: {
      imports: partsOf(rule)
        .map(({ file, export: name }) => ({ from: `./runtime/${file}`, names: [name] }))
        .sort((a, b) => (a.from < b.from ? -1 : 1)),
      statements: [`await ${RUN_HOOK.export}(\n  ${DATA},\n  ${runnerCall(rule)},\n);`],
    },
  };
}

/** Laid out as prettier would: on one line where that fits. */
function runnerCall(rule: Rule): string {
  const runner = runnerOf(rule).export;
  if (rule.kind === "inject") return `${runner}()`;
  const entries = predicatesOf(rule).map((kind) => {
    const name = /^[a-z]+$/u.test(kind) ? kind : JSON.stringify(kind);
    return `${name}: ${predicatePart(kind).export}`;
  });
  if (entries.length === 0) return `${runner}({})`;
  const flat = `${runner}({ ${entries.join(", ")} })`;
  return flat.length <= MOST_IN_LINE ? flat : `${runner}({\n    ${entries.join(",\n    ")},\n  })`;
}

/** 100 columns without the indentation and the comma. */
const MOST_IN_LINE = 97;

/** The frame's text, as source or bundled, with the data in its place. */
export function fillFrame(text: string, data: string): string {
  const [before, after, ...more] = text.split(DATA);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error("a hook's frame has one place for data");
  }
  return before + data + after;
}

/** Frames by name. */
export type Frames = ReadonlyMap<string, BundledFrame>;

/**
 * Starts printing and bundling frames; what it gives back waits for the result, and need not be
 * called. Given by the caller: it starts processes.
 */
export type Bundle = (frames: readonly HookFrame[]) => () => Promise<Frames>;
