import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { HookFrame } from "../../generator/emit/hooks/hook-frame.ts";
import { bundle } from "../../generator/io/bundle.ts";
import { bundlerElsewhere } from "../../generator/io/bundle-elsewhere.ts";

function frame(from: string): HookFrame {
  const imports = [{ from, names: ["field"] }];
  return { name: "one", module: { imports, statements: ["console.log(typeof field);"] } };
}

const sound = [frame("./runtime/json-object.ts")];

describe("a bundler in a process of its own", () => {
  test("gives what this process would", async () => {
    const bundler = bundlerElsewhere();
    bundler.prepare();
    expect(await bundler.bundle(sound)()).toEqual(await bundle(sound));
  });

  test("can be asked again, and starts by itself", async () => {
    const bundler = bundlerElsewhere();
    const first = await bundler.bundle(sound)();
    expect(await bundler.bundle(sound)()).toEqual(first);
    expect(first.get("one")?.script).toContain("Object.hasOwn(");
  });

  test("says what it could not bundle", async () => {
    const bundling = bundlerElsewhere().bundle([frame("./runtime/nowhere.ts")])();
    await expect(bundling).rejects.toThrow(/the bundler failed: .*nowhere\.ts/su);
  });

  test("ends in silence when who asked is gone: a mistake was found meanwhile", async () => {
    const script = new URL("../../generator/io/bundle-process.ts", import.meta.url);
    const child: ChildProcess = fork(script, { silent: true, serialization: "advanced" });
    const exit = once(child, "exit");
    const said = child.stderr === null ? undefined : text(child.stderr);
    child.send(sound, () => child.disconnect());
    const [code] = await exit;
    expect({ code, said: await said }).toEqual({ code: 0, said: "" });
  });
});
