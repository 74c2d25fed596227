/** `settings.json` and `settings.local.json`: what of them is carried, and what is broken in them. */
import { isObject, type JsonObject } from "#runtime/json-object";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { COMMAND_KEYS } from "#client/settings-keys";
import { settingsFaults } from "../provision/settings-shape.ts";
import type { Importing } from "./findings.ts";
import type { JsonFile } from "./json-file.ts";
import { judgeRule } from "./judge-rule.ts";
import { isSecret } from "../json/secrets.ts";

/** What makes the client drop the whole file; entries of `hooks` are judged one by one instead. */
export function discarding({ file, value, at }: JsonFile): readonly Diagnostic[] {
  return settingsFaults(value)
    .filter(({ dropsFile, path }) => dropsFile && path[0] !== "hooks")
    .map(({ path, reason }) => report("found-discarded", at(path), { path: file.shown, reason }));
}

/**
 * Keys that are carried: lists and objects of both files joined, as the client does. Where a personal
 * file says otherwise than the shared one, the shared value is carried: the other stays where it is.
 */
export function carriedSettings(into: Importing, found: readonly JsonFile[]): JsonObject {
  let merged: JsonObject = {};
  for (const json of found) {
    merged = joined(merged, kept(into, json), [], (path) => {
      const what = `"${path.join(".")}"`;
      const reason = "it is a personal setting, and the shared one says otherwise";
      into.findings.push(report("left-out", json.at(path), { what, reason }));
    });
  }
  return merged;
}

/** The keys that run a command: carried only where the spec says that this is meant. */
export function runningKeys(settings: JsonObject): readonly string[] {
  return COMMAND_KEYS.filter((key) => key in settings);
}

function kept(into: Importing, json: JsonFile): JsonObject {
  const { value, at, file } = json;
  judgeRules(into, json);
  const entries = Object.entries(value).flatMap(([key, one]): (readonly [string, unknown])[] => {
    if (key === "hooks" || key === "$schema") return [];
    if (key === "disableAllHooks" && one === true) {
      const reason = "it switches every hook off, the spec's as well";
      into.findings.push(report("left-out", at([key]), { what: `"${key}"`, reason }));
      return [];
    }
    const runs = COMMAND_KEYS.includes(key) ? "; it runs a command, so `runs` names it" : "";
    const personal = file.path.endsWith(".local.json") ? " (a personal setting)" : "";
    into.findings.push(
      report("carried", at([key]), {
        what: `"${key}"${personal}`,
        to: `carry.settings.${key}${runs}`,
      }),
    );
    return [[key, key === "env" && isObject(one) ? withoutSecrets(into, json, one) : one]];
  });
  return Object.fromEntries(entries);
}

function withoutSecrets(into: Importing, { at }: JsonFile, env: JsonObject): JsonObject {
  const safe = Object.entries(env).filter(([key, value]) => {
    if (!isSecret(key, value)) return true;
    const reason = "it looks like a secret, and a spec is committed";
    into.findings.push(report("left-out", at(["env", key]), { what: `"env.${key}"`, reason }));
    return false;
  });
  return Object.fromEntries(safe);
}

function judgeRules({ findings, servers }: Importing, { value, at }: JsonFile): void {
  const { permissions } = value;
  if (!isObject(permissions)) return;
  for (const list of ["deny", "ask", "allow"]) {
    const rules = permissions[list];
    if (!Array.isArray(rules)) continue;
    rules.forEach((rule: unknown, index) => {
      const span = at(["permissions", list, index]);
      if (typeof rule === "string") findings.push(...judgeRule(rule, span, servers));
    });
  }
}

function joined(
  a: JsonObject,
  b: JsonObject,
  path: readonly string[],
  differs: (path: readonly string[]) => void,
): JsonObject {
  const entries = Object.entries(b).map(([key, value]): [string, unknown] => {
    const old = a[key];
    const here = [...path, key];
    if (old === undefined) return [key, value];
    if (Array.isArray(old) && Array.isArray(value)) {
      return [key, [...old, ...value.filter((one) => !old.includes(one))]];
    }
    if (isObject(old) && isObject(value)) return [key, joined(old, value, here, differs)];
    if (JSON.stringify(old) !== JSON.stringify(value)) differs(here);
    return [key, old];
  });
  return { ...a, ...Object.fromEntries(entries) };
}
