#!/usr/bin/env node
// Starts the program: as it was built into dist/, or, in a checkout where a source has changed since,
// from its sources, with a Node that takes TypeScript as it stands: this one, or the one that npm has
// installed beside the other dependencies.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const self = fileURLToPath(import.meta.url);
const root = join(dirname(self), "..");
const isCheckout = existsSync(join(root, "generator/cli.ts"));
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const runs = isCheckout ? process.features.typescript : major > 22 || (major === 22 && minor >= 18);

if (runs) {
  // Most of what a large spec is read and written with is garbage at once. Left to itself the space
  // for new objects grows to a multiple of all that stays; kept small it costs no time.
  setFlagsFromString("--semi-space-growth-factor=1");
  // Compiled code is kept in the package's own folder: a shared one could be filled by others.
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(root, ".cache/compile"));
  const { main } = await import((await isBuilt()) ? "../dist/cli.js" : "./cli.ts");
  await main();
} else {
  const node = isCheckout ? installedNode() : undefined;
  if (node === undefined || process.env.GEN_REEXECUTED) {
    const help = isCheckout ? " Run `npm install` first." : "";
    process.stderr.write(`gen needs Node 22.18 or newer, this is ${process.version}.${help}\n`);
    process.exitCode = 2;
  } else {
    const { status, signal } = spawnSync(node, [self, ...process.argv.slice(2)], {
      stdio: "inherit",
      env: { ...process.env, GEN_REEXECUTED: "1" },
    });
    if (signal) process.kill(process.pid, signal);
    process.exitCode = status ?? 2;
  }
}

/** Whether dist/ can be trusted to be what the sources say. */
async function isBuilt() {
  if (!isCheckout) return true;
  const { isFresh } = await import("./program/freshness.mjs");
  return isFresh(root);
}

/** The binary of the `node` package, or undefined where that is not installed. */
function installedNode() {
  try {
    const manifest = nodeModule.createRequire(import.meta.url).resolve("node/package.json");
    return join(dirname(manifest), "bin", process.platform === "win32" ? "node.exe" : "node");
  } catch {
    return undefined;
  }
}
