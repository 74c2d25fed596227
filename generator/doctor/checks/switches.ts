import { isObject } from "#runtime/json-object";
import { pluginFolder } from "#client/account-paths";
import { placeIn } from "../../provision/start-json.ts";
import { type Check, type Examined, inForce } from "../check.ts";
import type { Finding, Loses } from "../finding.ts";
import { all, either, underFault } from "../loss.ts";
import type { SettingsRead } from "../settings-read.ts";

const HOOKS_OFF = underFault("hooks-disabled");

/** Switches that turn hooks, agents or rules off, in any file and in the environment. */
export const switches: Check = (examined) => [
  ...disableAllHooks(examined),
  ...inForce(examined.settings, "managed").flatMap(managedSwitches),
  ...pluginOff(examined),
  ...environment(examined),
];

/** A `false` in a stronger file overrides a `true` in a weaker one. */
function disableAllHooks({ settings }: Examined): readonly Finding[] {
  const said = settings.filter(({ value }) => typeof value["disableAllHooks"] === "boolean");
  const decides = said.at(-1);
  return said
    .filter(({ value }) => value["disableAllHooks"] === true)
    .map((file) =>
      decides?.value["disableAllHooks"] === true
        ? finding(file, "disableAllHooks", "turns every hook off", "Remove it.", HOOKS_OFF)
        : {
            ...finding(file, "disableAllHooks", `is overridden by ${decides?.path}`, "Remove it."),
            severity: "note",
          },
    );
}

function managedSwitches(file: SettingsRead): readonly Finding[] {
  const help = "Ask whoever manages this machine, or use the plugin packaging.";
  const only = file.value["strictPluginOnlyCustomization"];
  const kept: readonly unknown[] = Array.isArray(only)
    ? only
    : only === true
      ? ["hooks", "agents"]
      : [];
  const lost: readonly Loses[] = [
    ...(kept.includes("hooks") ? [HOOKS_OFF] : []),
    ...(kept.includes("agents") ? [agentFiles] : []),
  ];
  return [
    ...(file.value["allowManagedHooksOnly"] === true
      ? [finding(file, "allowManagedHooksOnly", "leaves managed hooks only", help, HOOKS_OFF)]
      : []),
    ...(file.value["allowManagedPermissionRulesOnly"] === true
      ? [finding(file, "allowManagedPermissionRulesOnly", "leaves managed rules only", help, rules)]
      : []),
    ...(lost.length > 0
      ? [
          finding(
            file,
            "strictPluginOnlyCustomization",
            "keeps the account's own out",
            help,
            either(...lost),
          ),
        ]
      : []),
  ];
}

const rules: Loses = ({ mechanism }) => mechanism.kind === "permission";
const agentFiles: Loses = ({ mechanism }) =>
  mechanism.kind === "strip" ||
  (mechanism.kind === "hook" && mechanism.scope.kind === "frontmatter");

function pluginOff({ settings, expected: { bundle } }: Examined): readonly Finding[] {
  if (bundle.packaging !== "plugin") return [];
  const key = `${bundle.name}@skills-dir`;
  return settings.flatMap((file) => {
    const plugins = file.value["enabledPlugins"];
    if (!isObject(plugins) || plugins[key] !== false) return [];
    const message = `turns the plugin in ${pluginFolder(bundle.name)} off`;
    return [finding(file, "enabledPlugins", message, "Remove it.", all)];
  });
}

function environment({ snapshot }: Examined): readonly Finding[] {
  const simple = snapshot.environment["CLAUDE_CODE_SIMPLE"] ?? "";
  if (["", "0", "false"].includes(simple)) return [];
  return [
    {
      check: "switches",
      severity: "error",
      path: ".",
      message: `CLAUDE_CODE_SIMPLE=${simple} is in the environment: sessions started from here run no hook`,
      fix: "Unset it.",
      loses: HOOKS_OFF,
    },
  ];
}

function finding(
  file: SettingsRead,
  key: string,
  what: string,
  fix: string,
  loses?: Loses,
): Finding {
  return {
    check: "switches",
    severity: "error",
    path: file.path,
    ...(file.json === undefined ? {} : placeIn(file.json, [key])),
    message: `${key} ${what}`,
    fix,
    ...(loses === undefined ? {} : { loses }),
  };
}
