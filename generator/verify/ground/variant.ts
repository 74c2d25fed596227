/**
 * A bundle with some mechanisms taken out and, perhaps, one fault in it. Everything is done to the
 * emitted files, so that what runs is the bundle that people ship, less what the arm is about.
 */
import type { Fault } from "#plan/plan";
import { isObject, listField, parseJson, textField } from "../client/json.ts";
import type { JsonObject } from "../client/json.ts";
import type { RoomFile } from "../client/room.ts";
import { editFrontMatter } from "./agent-text.ts";
import { editHandlers } from "./handlers.ts";

export interface Variant {
  /** Asked by mechanism label, `strip:qa`, `hook:check-issue@settings`, `permission:Agent(fork)`, … */
  readonly keeps: (mechanism: string) => boolean;
  readonly fault?: Fault;
}

/** Seconds after which the client gives up on a hanging hook. */
const HANG_LIMIT_S = 0.5;
const HANGING = "setInterval(() => undefined, 60_000);\n";

export function variantOf(files: readonly RoomFile[], variant: Variant): readonly RoomFile[] {
  return files.flatMap((file) => {
    if (file.path.endsWith(".mjs")) return script(file, variant.fault);
    if (file.path.endsWith("/settings.json"))
      return [edited(file, settings(file.content, variant))];
    if (file.path.endsWith("/hooks.json"))
      return [edited(file, pluginHooks(file.content, variant))];
    if (/\/agents\/[^/]+\.md$/u.test(file.path)) return [agent(file, variant)];
    return [file];
  });
}

function script(file: RoomFile, fault: Fault | undefined): readonly RoomFile[] {
  if (fault === "script-missing") return [];
  return [fault === "hang" ? { ...file, content: HANGING } : file];
}

function edited(file: RoomFile, content: JsonObject | undefined): RoomFile {
  return content === undefined ? file : { ...file, content: JSON.stringify(content, null, 2) };
}

/** What is no JSON object stays as it is: the client then drops the file, and the arms show it. */
function settings(text: string, variant: Variant): JsonObject | undefined {
  const content = parseJson(text);
  if (!isObject(content)) return undefined;
  const { hooks, permissions, env, ...switches } = content;
  return {
    ...keptKeys(switches, (key) => variant.keeps(`setting:${key}`)),
    env: keptKeys(isObject(env) ? env : {}, (key) => variant.keeps(`env:${key}`)),
    permissions: keptDenials(isObject(permissions) ? permissions : {}, variant),
    hooks: registrations(hooks, "settings", variant),
  };
}

function pluginHooks(text: string, variant: Variant): JsonObject | undefined {
  const content = parseJson(text);
  if (!isObject(content)) return undefined;
  return { ...content, hooks: registrations(content["hooks"], "plugin", variant) };
}

function agent(file: RoomFile, variant: Variant): RoomFile {
  const content = editFrontMatter(file.content, (fields) => {
    const { hooks, disallowedTools, ...rest } = fields;
    const own = registrations(hooks, "frontmatter", variant);
    const stripped = variant.keeps(`strip:${textField(fields, "name")}`);
    return {
      ...rest,
      ...(stripped && disallowedTools !== undefined ? { disallowedTools } : {}),
      ...(Object.keys(own).length === 0 ? {} : { hooks: own }),
    };
  });
  return { ...file, content };
}

function registrations(
  hooks: JsonObject[string],
  scope: "settings" | "plugin" | "frontmatter",
  { keeps, fault }: Variant,
): JsonObject {
  return editHandlers(hooks, (hook, handler) => {
    if (!keeps(`hook:${hook}@${scope}`)) return undefined;
    return fault === "hang" ? { ...handler, timeout: HANG_LIMIT_S } : handler;
  });
}

function keptKeys(object: JsonObject, keeps: (key: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => keeps(key)));
}

function keptDenials(permissions: JsonObject, { keeps }: Variant): JsonObject {
  const deny = listField(permissions, "deny").filter((rule) => keeps(`permission:${String(rule)}`));
  return { ...permissions, deny };
}
