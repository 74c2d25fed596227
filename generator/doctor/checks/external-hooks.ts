import { isObject, type JsonObject } from "#runtime/json-object";
import type { Check, Examined } from "../check.ts";

/** Hooks of others that the spec expects: in any settings file, or in a plugin of the account. */
export const externalHooks: Check = (examined) => {
  const registered = allHandlers(examined);
  return examined.expected.external
    .filter(({ event, command }) => {
      return !registered.some((one) => one.event === event && one.text.includes(command));
    })
    .map(({ name, event, command }) => ({
      check: "external-hooks",
      severity: "error",
      path: ".",
      message: `the hook ${name}, which the spec expects on ${event} (\`${command}\`), is registered nowhere`,
      fix: "Bring it back; its owner knows how. If it is not wanted any more, take it out of the spec.",
    }));
};

interface AnyHandler {
  readonly event: string;
  readonly text: string;
}

function allHandlers({ settings, snapshot }: Examined): readonly AnyHandler[] {
  return [
    ...settings.flatMap(({ value }) => handlersIn(value["hooks"])),
    ...snapshot.plugins.flatMap(({ hooks }) => handlersIn(parsed(hooks?.text)["hooks"])),
  ];
}

function handlersIn(hooks: unknown): readonly AnyHandler[] {
  return Object.entries(isObject(hooks) ? hooks : {}).flatMap(([event, groups]) =>
    recordsIn(groups).flatMap((group) =>
      recordsIn(group["hooks"]).map((handler) => ({ event, text: textOf(handler) })),
    ),
  );
}

function recordsIn(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function textOf({ command, args, url, server, tool }: JsonObject): string {
  return [command, ...(Array.isArray(args) ? args : []), url, server, tool]
    .filter((part) => typeof part === "string")
    .join(" ");
}

function parsed(text: string | undefined): JsonObject {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
