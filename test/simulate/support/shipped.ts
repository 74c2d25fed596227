import { beforeAll, expect } from "vitest";
import { type Bench, bench, SHIPPED_SPEC } from "./bench.ts";

export interface Voice {
  readonly hook: string;
  readonly source: string;
  readonly exit: number | null;
  readonly ms: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly verdict: string;
  readonly why: string;
}

export interface Told {
  readonly decision: string;
  readonly by: readonly Voice[];
  readonly context?: string;
  readonly permission?: string;
  readonly expected: readonly { readonly hook: string }[];
  readonly notes: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The shipped spec's bundle, built once for a test file, and simulations on it. */
export interface Shipped extends Bench {
  /** `code` is the exit code of the command. */
  simulate(payload: Fields, ...words: readonly string[]): Promise<Told & { readonly code: number }>;
}

export function shipped(): Shipped {
  const room = bench();
  beforeAll(async () => {
    const built = await room.gen("build", "--spec", SHIPPED_SPEC);
    expect(built.err).toBe("");
    expect(built.code).toBe(0);
  }, 60_000);
  let number = 0;
  return {
    ...room,
    async simulate(payload, ...words) {
      number += 1;
      const file = room.put(`payloads/${number}.json`, { session_id: "s", ...payload });
      const args = ["--payload", file, "--spec", SHIPPED_SPEC, "--format", "json", ...words];
      const { code, out, err } = await room.gen("simulate", ...args);
      expect(err).toBe("");
      return { code, ...(JSON.parse(out) as Told) };
    },
  };
}

/** The voice of one hook, which must have been heard. */
export function voiceOf({ by }: Told, hook: string): Voice {
  const voice = by.find((one) => one.hook === hook);
  if (voice === undefined) throw new Error(`${hook} was not heard`);
  return voice;
}
