#!/usr/bin/env node
// Starts the program with a Node that runs TypeScript as it stands: this one, or the one that npm
// has installed beside the other dependencies.
import { spawnSync } from "node:child_process";
import * as nodeModule from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const self = fileURLToPath(import.meta.url);

if (process.features.typescript) {
  // Compiled code is kept in the package's own folder: a shared one could be filled by others.
  nodeModule.enableCompileCache(
    process.env.NODE_COMPILE_CACHE ?? join(dirname(self), "../.cache/compile"),
  );
  const { main } = await import("./cli.ts");
  await main();
} else {
  const node = installedNode();
  if (node === undefined || process.env.GEN_REEXECUTED) {
    process.stderr.write(
      `gen needs Node 22.18 or newer, this is ${process.version}. Run \`npm install\` first.\n`,
    );
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

/** The binary of the `node` package, or undefined where that is not installed. */
function installedNode() {
  try {
    const manifest = nodeModule.createRequire(import.meta.url).resolve("node/package.json");
    return join(dirname(manifest), "bin", process.platform === "win32" ? "node.exe" : "node");
  } catch {
    return undefined;
  }
}
