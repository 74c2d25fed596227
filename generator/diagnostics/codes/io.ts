import { andMore } from "../../describe/and-more.ts";
import type { Entries } from "../entry.ts";

/** Codes of reading the inputs and writing the bundle. */
export const ioCodes = {
  "spec-unreadable": {
    severity: "error",
    title: "The spec cannot be read",
    cause: "Without its text nothing is known, and nothing may pass as clean.",
    fix: "Give the right file (`--spec FILE`), or start a spec with `gen init`.",
    message: ({ reason }: { readonly reason: string }) => reason,
  },
  "evidence-unreadable": {
    severity: "error",
    title: "Evidence that cannot be used",
    cause: "The documents cite it, so a broken file would make them say less than was proven.",
    fix: "Restore the file, or write it anew with `gen verify`.",
    message: (p: { readonly path: string; readonly reason: string }) =>
      `cannot use "${p.path}": ${p.reason}`,
  },
  "out-unreadable": {
    severity: "error",
    title: "The bundle's folder cannot be read",
    cause: "What lies there is not known, so nothing may pass as clean.",
    fix: "Make the folder readable, or give another one with `--out DIR`.",
    message: (p: { readonly path: string; readonly reason: string }) =>
      `cannot read "${p.path}": ${p.reason}`,
  },
  "out-unwritable": {
    severity: "error",
    title: "The bundle cannot be written",
    cause: "The old bundle is left as it was.",
    fix: "Make the folder writable, or give another one with `--out DIR`.",
    message: (p: { readonly path: string; readonly reason: string }) =>
      `cannot write "${p.path}": ${p.reason}`,
  },
  "linked-output": {
    severity: "error",
    title: "Symbolic link in the bundle",
    cause: "Writing through a link would change a file somewhere else, so no link is followed.",
    fix: "Remove the link, then build again.",
    message: (p: { readonly path: string; readonly target: string }) =>
      `"${p.path}" is a symbolic link to "${p.target}"`,
  },
  "edited-output": {
    severity: "error",
    title: "Generated file edited by hand",
    cause: "The next build would undo the edit; what it should do belongs into the spec.",
    fix: "Move the change into the spec, or overwrite it with `gen build --force`.",
    message: ({ path }: { readonly path: string }) => `"${path}" was edited by hand`,
  },
  "foreign-output": {
    severity: "error",
    title: "A file that is not ours stands in the way",
    cause: "The manifest does not list it, so it may be somebody's work.",
    fix: "Move it away, or overwrite it with `gen build --force`.",
    message: ({ path }: { readonly path: string }) =>
      `"${path}" is in the way and no build has written it`,
  },
  "stray-output": {
    severity: "warning",
    title: "File in the bundle that the spec does not make",
    cause: "What lies in the bundle may reach an account, and nothing in the spec says so.",
    fix: "Remove the file, or move it out of the bundle's folder.",
    message: ({ path }: { readonly path: string }) => `no build has written "${path}"`,
  },
  "invalid-manifest": {
    severity: "warning",
    title: "The old manifest cannot be trusted",
    cause:
      "It does not say reliably which files a build has written, so no file is removed on its word.",
    fix: "Run `gen build`; it writes a new one.",
    message: (p: { readonly path: string; readonly reason: string }) =>
      `"${p.path}" is not a manifest: ${p.reason}`,
  },
  "unknown-output": {
    severity: "error",
    title: "Files that nobody can tell the origin of",
    cause:
      "Only the manifest says which files a build has written; any other may be somebody's work.",
    fix: "Restore the manifest, or, if nobody has edited these files, run `gen build --force`.",
    message: (p: {
      readonly path: string;
      readonly reason: string;
      readonly files: readonly string[];
    }) => {
      const [number, verb] =
        p.files.length === 1 ? ["1 file", "differs"] : [`${p.files.length} files`, "differ"];
      return `"${p.path}" is not a manifest (${p.reason}), and ${number} of the bundle ${verb} from the spec: ${andMore(p.files, 3)}`;
    },
  },
  "start-in-the-way": {
    severity: "error",
    title: "A file stands where a start would be written",
    cause: "It may be somebody's work, so `gen init` and `gen import` overwrite nothing.",
    fix: "Move it away, or give another place with `--spec FILE`.",
    message: ({ path }: { readonly path: string }) => `"${path}" is there already`,
  },
  "start-unwritable": {
    severity: "error",
    title: "The start cannot be written",
    cause: "Nothing of it was left behind.",
    fix: "Make the folder writable, or give another place with `--spec FILE`.",
    message: (p: { readonly path: string; readonly reason: string }) =>
      `cannot write "${p.path}": ${p.reason}`,
  },
} as const satisfies Entries;
