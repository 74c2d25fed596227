/** The exact client version, fetched through the caller's own npm on first use and kept in a cache folder. */
import { execFile } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { onInterrupt } from "./interrupt.ts";
import { parseJson, textField } from "./json.ts";

export const CLIENT_PACKAGE = "@anthropic-ai/claude-code";

export type FetchedClient =
  | { readonly kind: "client"; readonly version: string; readonly binary: string }
  | { readonly kind: "unavailable"; readonly reason: string };

export type Progress = (message: string) => void;

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

/** `version` is exact or `latest`; `cache` is the folder that holds one folder per version. */
export async function fetchClient(
  version: string,
  cache: string,
  progress: Progress,
): Promise<FetchedClient> {
  if (version !== "latest" && !EXACT.test(version)) {
    return { kind: "unavailable", reason: `not an exact client version: ${version}` };
  }
  const exact = version === "latest" ? await latestVersion() : version;
  if (!EXACT.test(exact))
    return { kind: "unavailable", reason: `npm knows no latest version: ${exact}` };
  const folder = join(cache, exact);
  const cached = findBinary(folder, exact);
  if (cached !== undefined) return { kind: "client", version: exact, binary: cached };
  progress(`fetching client ${exact} (about 400 MB on disk)`);
  const failure = await install(exact, folder);
  const binary = findBinary(folder, exact);
  if (binary !== undefined) return { kind: "client", version: exact, binary };
  return {
    kind: "unavailable",
    reason: failure || `no client for ${process.platform}-${process.arch}`,
  };
}

async function latestVersion(): Promise<string> {
  const asked = await npm(["view", `${CLIENT_PACKAGE}@latest`, "version"]);
  return asked.output.trim();
}

/** Installs beside the folder and renames, so that a broken fetch never looks like a client. */
async function install(version: string, folder: string): Promise<string> {
  const fresh = `${folder}.fetch-${process.pid}`;
  const discard = (): void => rmSync(fresh, { recursive: true, force: true });
  const release = onInterrupt(discard);
  try {
    mkdirSync(fresh, { recursive: true });
    // The binary needs no install script, and it is our isolation, not npm's Node, that runs it.
    const quiet = [
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--no-save",
      "--engine-strict=false",
    ];
    const done = await npm([
      "install",
      "--prefix",
      fresh,
      ...quiet,
      `${CLIENT_PACKAGE}@${version}`,
    ]);
    if (done.failed) return done.output.trim();
    // Another run may have been faster, and its sessions may be running.
    if (findBinary(folder, version) !== undefined) return "";
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return "";
  } finally {
    release();
    discard();
  }
}

/** The platform package's executable, provided the package is of that very version. */
function findBinary(folder: string, version: string): string | undefined {
  const found = globSync(`node_modules/${CLIENT_PACKAGE}-*/package.json`, { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => textField(parseJson(readFileSync(file, "utf8")), "version") === version)
    .map((file) => join(file, "..", "claude"))
    .filter((file) => existsSync(file));
  return found[0];
}

interface NpmRun {
  readonly failed: boolean;
  /** stdout, or what npm complained about. */
  readonly output: string;
}

function npm(args: readonly string[]): Promise<NpmRun> {
  return new Promise((resolve) => {
    const child = execFile("npm", args, (error, stdout, stderr) => {
      release();
      resolve(
        error === null
          ? { failed: false, output: stdout }
          : { failed: true, output: stderr || error.message },
      );
    });
    const release = onInterrupt(() => void child.kill());
  });
}
