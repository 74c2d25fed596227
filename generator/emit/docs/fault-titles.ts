import type { Fault } from "#plan/plan";

/** What went wrong, in words for a table heading. */
export const FAULT_TITLES: Readonly<Record<Fault, string>> = {
  untrusted: "Folder not trusted",
  "hooks-disabled": "Hooks disabled",
  "script-missing": "Script missing",
  "interpreter-missing": "Interpreter missing",
  hang: "Hook hangs",
  subdirectory: "Started in a subdirectory",
};
