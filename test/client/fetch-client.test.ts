import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_PACKAGE, fetchClient } from "../../generator/verify/client/fetch-client.ts";

describe("fetching the client", () => {
  let cache = "";
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), "gen-cache-"));
  });
  afterEach(() => rmSync(cache, { recursive: true }));

  const refuse = (message: string): void => {
    throw new Error(`would have fetched: ${message}`);
  };

  function keep(folder: string, version: string): string {
    const platform = join(cache, folder, "node_modules", `${CLIENT_PACKAGE}-linux-x64`);
    mkdirSync(platform, { recursive: true });
    writeFileSync(join(platform, "package.json"), JSON.stringify({ version }));
    writeFileSync(join(platform, "claude"), "");
    return join(platform, "claude");
  }

  it.each(["^2.1.0", "2.1", "", "../2.1.0", "next", "2.1.332 --registry=x"])(
    "refuses the version %j",
    async (version) => {
      expect(await fetchClient(version, cache, refuse)).toEqual({
        kind: "unavailable",
        reason: `not an exact client version: ${version}`,
      });
    },
  );

  it("takes a version that is in the cache without asking anyone", async () => {
    const binary = keep("9.9.9", "9.9.9");
    expect(await fetchClient("9.9.9", cache, refuse)).toEqual({
      kind: "client",
      version: "9.9.9",
      binary,
    });
  });

  it("does not take another version for the one asked", async () => {
    keep("9.9.9", "9.9.8");
    await expect(fetchClient("9.9.9", cache, refuse)).rejects.toThrow("would have fetched");
  });
});
