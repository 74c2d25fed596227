import { isRecord, type JsonRecord } from "../../provision/json-text.ts";
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
  return Object.entries(isRecord(hooks) ? hooks : {}).flatMap(([event, groups]) =>
    recordsIn(groups).flatMap((group) =>
      recordsIn(group["hooks"]).map((handler) => ({ event, text: textOf(handler) })),
    ),
  );
}

function recordsIn(list: unknown): readonly JsonRecord[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function textOf({ command, args, url, server, tool }: JsonRecord): string {
  return [command, ...(Array.isArray(args) ? args : []), url, server, tool]
    .filter((part) => typeof part === "string")
    .join(" ");
}

function parsed(text: string | undefined): JsonRecord {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
