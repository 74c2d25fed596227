import { describe, expect, it } from "vitest";
import { turnsFor } from "../../generator/verify/client/turns.ts";

/** A session that ends when it is told to. */
function session(): {
  readonly run: () => Promise<string>;
  readonly end: (text: string) => void;
  readonly fail: (reason: Error) => void;
} {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: () => promise, end: resolve, fail: reject };
}

describe("turns", () => {
  it("are given to so many at once, in the order in which they were asked for", async () => {
    const turns = turnsFor(2);
    const sessions = [session(), session(), session(), session()];
    const started: number[] = [];
    const results = sessions.map(({ run }, at) =>
      turns(() => {
        started.push(at);
        return run();
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    sessions[1]?.end("second");
    expect(await results[1]).toBe("second");
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (const { end } of sessions) end("ended");
    expect(await Promise.all(results)).toEqual(["ended", "second", "ended", "ended"]);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it("are given to nobody after a session that could not be run", async () => {
    const turns = turnsFor(1);
    const broken = session();
    let started = false;
    const results = [
      turns(broken.run),
      turns(() => {
        started = true;
        return Promise.resolve("");
      }),
    ];
    broken.fail(new Error("no such program"));
    const ended = await Promise.allSettled(results);
    expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(results[1]).rejects.toThrow("no such program");
    expect(started).toBe(false);
  });
});
