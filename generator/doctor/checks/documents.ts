import { isDeepStrictEqual } from "node:util";
import { isObject } from "#runtime/json-object";
import { SERVERS } from "#client/account-paths";
import { placeBlock } from "../../provision/merge-document.ts";
import type { Check, Examined } from "../check.ts";
import type { Finding } from "../finding.ts";

/** Blocks in the account's documents, and servers in its `.mcp.json`: there, and as the bundle says. */
export const documents: Check = (examined) => [...blocks(examined), ...servers(examined)];

const FIX = "Run `gen provision`.";

function blocks({ snapshot, expected: { bundle } }: Examined): readonly Finding[] {
  return bundle.blocks.flatMap((block) => {
    const entry = snapshot.entries.get(block.document);
    // A document that the account does not have goes without.
    if (entry?.kind !== "file") return [];
    const text = entry.text.replace(/^\uFEFF/u, "");
    const placed = placeBlock(text, block);
    if ("text" in placed && placed.text === text) return [];
    const base = { check: "documents", severity: "error", path: block.document } as const;
    if ("text" in placed) {
      return [{ ...base, message: `lacks the block ${block.name} as the bundle has it`, fix: FIX }];
    }
    const { reason, ...place } = placed.fault;
    const fix = "Mend the document, or the spec's block.";
    return [{ ...base, ...place, message: `has no place for ${block.name}: ${reason}`, fix }];
  });
}

function servers({ snapshot, expected: { bundle } }: Examined): readonly Finding[] {
  const wanted = bundle.servers.rest["mcpServers"];
  if (!isObject(wanted)) return [];
  const there = serversIn(snapshot.entries.get(SERVERS));
  return Object.entries(wanted)
    .filter(([name, entry]) => !isDeepStrictEqual(there[name], entry))
    .map(([name]) => ({
      check: "documents",
      severity: "error",
      path: SERVERS,
      message:
        there[name] === undefined
          ? `lacks the server ${name}`
          : `connects the server ${name} in another way than the bundle`,
      fix: FIX,
    }));
}

function serversIn(
  entry: ReturnType<Examined["snapshot"]["entries"]["get"]>,
): Readonly<Record<string, unknown>> {
  if (entry?.kind !== "file") return {};
  try {
    const value: unknown = JSON.parse(entry.text.replace(/^\uFEFF/u, ""));
    const found = isObject(value) ? value["mcpServers"] : undefined;
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}
