import { sha256 } from "#plan/sha256";
import type { AccountFile } from "./account-bundle.ts";
import type { AccountEntry, Change, Content, PlanInput, PlannedFile } from "./account-plan.ts";
import type { ReceiptFile } from "./receipt.ts";

/** Decides about a file that the bundle has: written, kept, or in conflict with one of the user's. */
export function planFile(file: AccountFile, isKnown: boolean, input: PlanInput): PlannedFile {
  const { path, content, executable } = file;
  const there = input.look(path);
  if (there.kind === "unusable") return unusable(path, there.reason);
  const old = input.receipt?.files.find((one) => one.path === path);
  const receipt = { path, sha256: sha256(content), ...beforeOf(old) };
  const after = { text: content, executable };
  if (there.kind === "absent") return { change: { path, after }, receipt };
  const before = { text: there.text, executable: there.executable };
  if (isSame(there.text, content)) {
    // A file that the user had, byte for byte ours, stays theirs.
    if (old === undefined && !isKnown) return {};
    if (there.executable === executable) return { receipt };
    return { change: { path, before, after: { text: there.text, executable } }, receipt };
  }
  return overwrite({ path, before, after }, receipt, old, input);
}

function overwrite(
  change: Change & { readonly before: Content; readonly after: Content },
  receipt: ReceiptFile,
  old: ReceiptFile | undefined,
  input: PlanInput,
): PlannedFile {
  const { path, before, after } = change;
  const { force } = input.options;
  if (old?.sha256 === sha256(withLf(before.text))) return { change, receipt };
  if (old !== undefined) return force ? { change, receipt } : { conflicts: [conflict(path, true)] };
  const kept = { change, receipt: { ...receipt, before: before.text } };
  if (isSameAgent(path, before.text, after.text)) {
    return {
      ...kept,
      notes: [`${path}: yours with the same body gives way; --remove brings it back.`],
    };
  }
  return force ? kept : { conflicts: [conflict(path, false)] };
}

/**
 * An agent or skill with the very body of ours is the one that the spec was imported from: what its
 * front matter says, the spec says. Nobody writes the same prompt twice by chance.
 */
function isSameAgent(path: string, theirs: string, ours: string): boolean {
  if (!/^\.claude\/(?:agents|skills)\/.+\.md$/u.test(path)) return false;
  const body = bodyBehind(theirs);
  return body !== undefined && body.trim() !== "" && body === bodyBehind(ours);
}

function bodyBehind(text: string): string | undefined {
  return /^\uFEFF?---\n[\s\S]*?\n---\n([\s\S]*)$/u.exec(withLf(text))?.[1];
}

function beforeOf(old: ReceiptFile | undefined): Pick<ReceiptFile, "before"> {
  return old?.before === undefined ? {} : { before: old.before };
}

/** Decides about a file of an earlier run that the bundle has no more. */
export function planStaleFile(old: ReceiptFile, input: PlanInput): PlannedFile {
  const there: AccountEntry = input.look(old.path);
  if (there.kind === "absent") return {};
  if (there.kind === "unusable") return unusable(old.path, there.reason);
  const isOurs = sha256(withLf(there.text)) === old.sha256;
  if (!isOurs && !input.options.force) {
    const message = "was edited by hand since it was put there, so it is left in place";
    const help = "Remove it yourself, or let --force remove it.";
    return { left: [{ path: old.path, message, help }] };
  }
  const before = { text: there.text, executable: there.executable };
  const after = old.before === undefined ? {} : { after: { text: old.before, executable: false } };
  return { change: { path: old.path, before, ...after } };
}

function conflict(path: string, isOurs: boolean): NonNullable<PlannedFile["conflicts"]>[number] {
  return isOurs
    ? {
        path,
        message: "was edited by hand since it was put there",
        help: "Move the change into the spec, or overwrite it with --force.",
      }
    : {
        path,
        message: "is a file of yours with a name that the bundle needs",
        help: "Rename it, or overwrite it with --force; --remove then brings it back.",
      };
}

function unusable(path: string, reason: string): PlannedFile {
  return { faults: [{ path, message: reason, help: "Put a plain file or nothing there." }] };
}

/** Line ends may differ: a checkout on another system has its own. */
function isSame(a: string, b: string): boolean {
  return withLf(a) === withLf(b);
}

function withLf(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
