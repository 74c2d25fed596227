import { join } from "node:path";
import { isObject } from "#runtime/json-object";
import type { Evidence, EvidenceResult } from "#plan/evidence";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { startOf } from "#ir/span";
import { type Disk, errorCode } from "./disk.ts";
import { readText } from "./read-text.ts";

/** What earlier runs of `gen verify` showed, by client version, and which files cannot be used. */
export interface EvidenceFound {
  readonly evidence: readonly Evidence[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `evidence/claude-code-<version>.json` beside the spec; no such folder = no evidence yet. */
export function readEvidence(disk: Disk, specFolder: string, shown: string): EvidenceFound {
  const evidence: Evidence[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of namesIn(disk, join(specFolder, "evidence"))) {
    const read = readText(disk, join(specFolder, "evidence", name));
    const parsed = "text" in read ? parse(read.text) : read;
    if ("evidence" in parsed) {
      evidence.push(parsed.evidence);
    } else {
      const path = `${shown}/evidence/${name}`;
      diagnostics.push(
        report("evidence-unreadable", startOf(path), { path, reason: parsed.reason }),
      );
    }
  }
  return { evidence, diagnostics };
}

function namesIn(disk: Disk, folder: string): readonly string[] {
  try {
    const names = disk.readdirSync(folder);
    return names.filter((name) => /^claude-code-.+\.json$/u.test(name)).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

function parse(text: string): { readonly evidence: Evidence } | { readonly reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: "it is not JSON" };
  }
  return isEvidence(value) ? { evidence: value } : { reason: "it is not what `gen verify` writes" };
}

function isEvidence(value: unknown): value is Evidence {
  if (!isObject(value) || typeof value["client"] !== "string") return false;
  const results: unknown = value["results"];
  return Array.isArray(results) && results.every(isResult);
}

const OUTCOMES: readonly unknown[] = [
  "proven",
  "refuted",
  "skipped",
] satisfies EvidenceResult["outcome"][];

function isResult(value: unknown): boolean {
  return (
    isObject(value) &&
    OUTCOMES.includes(value["outcome"]) &&
    ["packaging", "guarantee", "digest", "mechanism"].every((key) => typeof value[key] === "string")
  );
}
