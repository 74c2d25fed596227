/** Settings files as the client takes them: which it drops as a whole, and what is left of them. */
import { isObject, type JsonObject } from "#runtime/json-object";
import { placeAt } from "../json/place-at.ts";
import { type JsonText, readJson } from "../json/read-json.ts";
import { placeIn } from "../provision/start-json.ts";
import { doubledKeys, settingsFaults } from "../provision/settings-shape.ts";
import type { SettingsFile, SettingsScope } from "./snapshot.ts";

export interface SettingsRead {
  readonly scope: SettingsScope;
  readonly path: string;
  /** What counts; empty for a file that the client drops. */
  readonly value: JsonObject;
  readonly json?: JsonText;
  readonly isDropped: boolean;
  readonly troubles: readonly SettingsTrouble[];
}

export interface SettingsTrouble {
  readonly line?: number;
  readonly column?: number;
  readonly reason: string;
  readonly dropsFile: boolean;
}

export function readSettings({ scope, path, entry }: SettingsFile): SettingsRead {
  const dropped = (trouble: Omit<SettingsTrouble, "dropsFile">): SettingsRead => ({
    scope,
    path,
    value: {},
    isDropped: true,
    troubles: [{ ...trouble, dropsFile: true }],
  });
  if (entry.kind !== "file") return dropped({ reason: entry.reason });
  const json = readJson(entry.text);
  if ("fault" in json) return dropped(json.fault);
  const value: unknown = JSON.parse(json.body);
  const troubles = [
    ...settingsFaults(value).map(({ path: at, reason, dropsFile }): SettingsTrouble => ({
      ...placeIn(json, at),
      reason,
      // Managed settings lose the bad entry only.
      dropsFile: dropsFile && scope !== "managed",
    })),
    ...doubledKeys(json.root).map((node): SettingsTrouble => ({
      ...placeAt(json.body, node.offset),
      reason: `the key ${json.body.slice(node.offset, node.offset + node.length)} stands twice, and the client reads the last`,
      dropsFile: false,
    })),
  ];
  const isDropped = !isObject(value) || troubles.some((one) => one.dropsFile);
  return { scope, path, json, troubles, isDropped, value: isDropped ? {} : asRecord(value) };
}

function asRecord(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
