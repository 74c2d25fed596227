import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "#runtime/json-object";
import { type Registered, registeredIn } from "../../provision/merge-hooks.ts";
import { placeIn } from "../../provision/start-json.ts";
import { SETTINGS } from "#client/account-paths";
import { type Check, type Examined, inForce } from "../check.ts";
import { hookOfScript } from "../expected.ts";
import { hook } from "../loss.ts";
import type { SettingsRead } from "../settings-read.ts";

interface Copy extends Registered {
  readonly file: SettingsRead;
}

/**
 * Copies of our handlers in a file that the client reads later. It runs a command with the same
 * arguments once, and of the copies the last one's `onFailure` and `timeout` count.
 */
export const weakerCopies: Check = (examined) => {
  const copies = copiesIn(examined);
  return copies.flatMap((copy, index) => {
    if (copy.file.path === SETTINGS) return [];
    const before = copies
      .slice(0, index)
      .findLast((one) => one.file.path === SETTINGS && isSame(one, copy));
    if (before === undefined || !isWeaker(copy.handler, before.handler)) return [];
    const id = hookOfScript(examined.expected, copy.script);
    return [
      {
        check: "weaker-copies",
        severity: "error" as const,
        path: copy.file.path,
        ...(copy.file.json === undefined ? {} : placeIn(copy.file.json, copy.path)),
        message: `a copy of the handler of ${copy.script} on ${copy.event} is read last and is weaker: ${weakness(copy.handler, before.handler)}`,
        fix: "Remove the copy.",
        ...(id === undefined ? {} : { loses: hook(id, "settings") }),
      },
    ];
  });
};

function copiesIn({ settings, expected }: Examined): readonly Copy[] {
  const scripts = new Set(expected.bundle.scripts);
  const files = (["user", "project", "local", "managed"] as const).flatMap((scope) => [
    ...inForce(settings, scope),
  ]);
  return files.flatMap((file) =>
    registeredIn(file.value, scripts).map((one) => ({ ...one, file })),
  );
}

function isSame(one: Registered, other: Registered): boolean {
  return (
    one.event === other.event &&
    one.handler["command"] === other.handler["command"] &&
    isDeepStrictEqual(one.handler["args"], other.handler["args"])
  );
}

function isWeaker(copy: JsonObject, own: JsonObject): boolean {
  return weakness(copy, own) !== undefined;
}

function weakness(copy: JsonObject, own: JsonObject): string | undefined {
  if (own["onFailure"] === "block" && copy["onFailure"] !== "block") return 'no "onFailure"';
  const [timeout, least] = [copy["timeout"], own["timeout"]];
  if (typeof timeout === "number" && typeof least === "number" && timeout < least) {
    return `a timeout of ${timeout} s`;
  }
  return copy["async"] === true ? "it is asynchronous" : undefined;
}
