import { createHash } from "node:crypto";

/** The SHA-256 of a text in UTF-8, hexadecimal: what guarantees, manifest and receipt give. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
