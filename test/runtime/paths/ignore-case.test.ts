import { afterEach, expect, test, vi } from "vitest";
import { callOf } from "../support/call.ts";

const platform = Object.getOwnPropertyDescriptor(process, "platform");

afterEach(() => {
  Object.defineProperty(process, "platform", platform ?? {});
  vi.resetModules();
});

async function placementOn(name: string, path: string) {
  Object.defineProperty(process, "platform", { ...platform, value: name });
  vi.resetModules();
  const { placementOf } = await import("#runtime/paths/place");
  return placementOf(
    [`/no-such-project/${path}`],
    ["docs/*/Café"],
    callOf({ cwd: "/no-such-project" }),
  );
}

test.each(["darwin", "win32"])(
  "on %s neither letter case nor split accents matter",
  async (name) => {
    expect(await placementOn(name, "DOCS/x/cafe\u0301/a")).toBe("inside");
    expect(await placementOn(name, "DOCS/x/cafes/a")).toBe("outside");
  },
);

test("on Linux both do", async () => {
  expect(await placementOn("linux", "docs/x/Café/a")).toBe("inside");
  expect(await placementOn("linux", "DOCS/x/Café/a")).toBe("outside");
  expect(await placementOn("linux", "docs/x/cafe\u0301/a")).toBe("outside");
});
