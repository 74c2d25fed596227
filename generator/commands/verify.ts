import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { FAULTS } from "#plan/plan";
import type { Packaging } from "#plan/plan";
import { inTempFolder } from "../io/temp-folder.ts";
import { evidencePath, oldEvidence, writeEvidence } from "../io/write-evidence.ts";
import type { RoomFile } from "../verify/client/room.ts";
import { evidenceOf, evidenceText } from "../verify/evidence-text.ts";
import { accountFiles, bundleFiles } from "../verify/ground/bundle-files.ts";
import { hasFindings } from "../verify/proof.ts";
import type { Proof } from "../verify/proof.ts";
import { verify as prove } from "../verify/verify.ts";
import { bundleUnderTest } from "./bundle-under-test.ts";
import { command, type ExitCode } from "./command.ts";
import { formatOption, outOption, packagingOption, specOption } from "./common-options.ts";
import { type Compiled, compileBundle } from "./compile.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { shown } from "./shown.ts";
import { proofJson, proofText } from "./verify-text.ts";

const options = {
  client: {
    type: "string",
    value: "VERSION",
    multiple: true,
    about: "an exact version of Claude Code, or latest (default: the spec's lowest)",
  },
  packaging: {
    ...packagingOption,
    default: undefined,
    multiple: true,
    about: "which form of the bundle is meant (default: both)",
  },
  account: {
    type: "string",
    value: "DIR",
    about: "prove the project files of this account instead of the bundle",
  },
  spec: specOption,
  out: outOption,
  format: formatOption,
  cache: {
    type: "string",
    value: "DIR",
    default: ".cache/clients",
    about: "where fetched clients are kept, about 400 MB each",
  },
  "skip-facts": { type: "boolean", about: "leave out the client's own rules" },
  "skip-faults": {
    type: "boolean",
    about: "try nothing on a broken set-up: quicker, and no evidence",
  },
  "dry-run": { type: "boolean", about: "write no evidence" },
} as const;

/**
 * `gen verify`: proves the bundle on the real client, shut off from every network. Exit code 1 when the
 * client does otherwise than the plan says, 2 when nothing could be run; a guarantee that this client
 * gives no way to try is skipped by name and fails nothing.
 */
export const verify = command({
  arguments: [],
  options,
  examples: ["verify", "verify --client 2.1.332 --client latest --format json"],
  async run({ options, context }) {
    const { out, err } = context.terminal;
    const compiled = await compileBundle(context, options.spec);
    const blocking = compiled.diagnostics.filter(({ code }) => code !== "evidence-unreadable");
    const { plan, project } = compiled;
    if (plan === undefined || project === undefined || exitCode(blocking) !== 0) {
      await printFindings(err, compiled.diagnostics, compiled.sources);
      return exitCode(compiled.diagnostics);
    }
    return inTempFolder(async (temp) => {
      const tested = underTest(context, options, compiled, temp);
      if ("fault" in tested) {
        err.write(`gen verify: ${tested.fault}\n`);
        return 2;
      }
      const proofs: Proof[] = [];
      const versions = options.client.length > 0 ? options.client : [project.client.atLeast];
      for (const client of versions) {
        const proof = await prove({
          project,
          plan,
          bundles: tested.bundles,
          client,
          cache: resolve(context.cwd, options.cache),
          withFacts: !options["skip-facts"],
          faults: options["skip-faults"] ? [] : FAULTS,
          width: availableParallelism() + 1,
          progress: (text) => err.write(`  ${text}\n`),
        });
        proofs.push(proof);
        const isEvidence = tested.note === undefined && proof.unavailable === undefined;
        if (isEvidence && !options["dry-run"] && !options["skip-faults"]) {
          keepEvidence(context, options.spec, proof, [...tested.bundles.keys()]);
        }
      }
      if (tested.note !== undefined) err.write(`${tested.note}: no evidence was written.\n`);
      out.write(options.format === "json" ? proofJson(proofs) : proofText(proofs, out.color));
      return verdict(proofs);
    });
  },
});

interface UnderTest {
  readonly bundles: ReadonlyMap<Packaging, readonly RoomFile[]>;
  /** Why what is seen says nothing of the spec's own bundle, if so. */
  readonly note?: string;
}

interface Chosen {
  readonly out: string;
  readonly account: string | undefined;
  readonly packaging: readonly string[];
}

/** The files that are put before the client, or why they cannot be. */
function underTest(
  context: Context,
  { out, account, packaging }: Chosen,
  compiled: Compiled,
  temp: string,
): UnderTest | { readonly fault: string } {
  if (account !== undefined) {
    const read = accountFiles(context.disk, resolve(context.cwd, account));
    if ("reason" in read) return { fault: faultText(context, account, read) };
    const note = `${account} is an account, not the bundle`;
    return { bundles: new Map([["project", read.files]]), note };
  }
  const folder = resolve(context.cwd, out);
  const built = bundleUnderTest(context, folder, temp, compiled);
  const bundles = new Map<Packaging, readonly RoomFile[]>();
  for (const each of packagingsOf(packaging)) {
    const read = bundleFiles(context.disk, built.out, each);
    if ("reason" in read) return { fault: faultText(context, out, read) };
    bundles.set(each, read.files);
  }
  if (built.stale.length === 0) return { bundles };
  return { bundles, note: `${out} is not what the spec says (${built.stale.join(", ")})` };
}

function faultText(
  { cwd }: Context,
  folder: string,
  { path, reason }: { readonly path: string; readonly reason: string },
): string {
  return `${shown(cwd, join(folder, path))}: ${reason}`;
}

function packagingsOf(given: readonly string[]): readonly Packaging[] {
  const all: readonly Packaging[] = ["project", "plugin"];
  return given.length === 0 ? all : all.filter((packaging) => given.includes(packaging));
}

function keepEvidence(
  { cwd, disk, terminal }: Context,
  spec: string,
  proof: Proof,
  packagings: readonly Packaging[],
): void {
  const folder = dirname(resolve(cwd, spec));
  const path = evidencePath(folder, proof.client);
  const evidence = evidenceOf(proof, packagings, oldEvidence(disk, folder, proof.client));
  writeEvidence(disk, path, evidenceText(evidence));
  terminal.err.write(`  wrote ${shown(cwd, path)}\n`);
}

function verdict(proofs: readonly Proof[]): ExitCode {
  if (proofs.some(hasFindings)) return 1;
  return proofs.some(({ unavailable }) => unavailable !== undefined) ? 2 : 0;
}
