import { isObject } from "#runtime/json-object";
import { placeIn } from "../../provision/start-json.ts";
import type { Check } from "../check.ts";
import type { SettingsRead } from "../settings-read.ts";

/** Deny and ask rules that never match, so that somebody counts on what is not there. */
export const permissionRules: Check = ({ settings }) =>
  settings.flatMap((file) =>
    (["deny", "ask"] as const).flatMap((kind) =>
      rulesOf(file, kind).flatMap((rule, index) => {
        const trouble = typeof rule === "string" ? troubleOf(rule, file) : undefined;
        if (trouble === undefined) return [];
        const place =
          file.json === undefined ? {} : placeIn(file.json, ["permissions", kind, index]);
        const base = { check: "permission-rules", severity: "note" as const, path: file.path };
        return [
          {
            ...base,
            ...place,
            message: `the ${kind} rule ${String(rule)} ${trouble.what}`,
            fix: trouble.fix,
          },
        ];
      }),
    ),
  );

function rulesOf({ value }: SettingsRead, kind: "deny" | "ask"): readonly unknown[] {
  const permissions = value["permissions"];
  const list = isObject(permissions) ? permissions[kind] : undefined;
  return Array.isArray(list) ? list : [];
}

interface Trouble {
  readonly what: string;
  readonly fix: string;
}

/** Files are asked about through these alone (2.1.332, from its documents). */
const ASKED: Readonly<Record<string, string>> = {
  Write: "Edit",
  NotebookEdit: "Edit",
  MultiEdit: "Edit",
  Glob: "Read",
  Grep: "Read",
};

function troubleOf(rule: string, { scope }: SettingsRead): Trouble | undefined {
  const [, tool = "", path = ""] = /^(\w+)\((.+)\)$/su.exec(rule) ?? [];
  const asked = ASKED[tool];
  if (asked !== undefined && path !== "*") {
    return { what: "is never consulted", fix: `Write ${asked}(${path}).` };
  }
  return tool === "Edit" || tool === "Read" ? pathTrouble(tool, path, scope) : undefined;
}

function pathTrouble(
  tool: string,
  path: string,
  scope: SettingsRead["scope"],
): Trouble | undefined {
  const [, drive = "", below = ""] = /^([A-Za-z]):[\\/](.*)$/su.exec(path) ?? [];
  if (drive !== "") {
    const whole = `//${drive.toLowerCase()}/${below.replaceAll("\\", "/")}`;
    const what = "never matches: a drive is written as a folder";
    return { what, fix: `Write ${tool}(${whole}).` };
  }
  if (scope !== "user" || !/^\/(?!\/)/u.test(path)) return undefined;
  const home = /^\/(?:home|Users)\/[^/]+\/(.*)$/su.exec(path)?.[1];
  const other = home === undefined ? "" : `, or ${tool}(~/${home})`;
  const what = "starts at the folder of this settings file, not at the root";
  return { what, fix: `Write ${tool}(/${path})${other}.` };
}
