import { isObject, type JsonObject } from "#runtime/json-object";
import { SETTINGS } from "#client/account-paths";
import { type Registered, registeredIn } from "../../provision/merge-hooks.ts";
import { knownHandler } from "../../provision/our-handler.ts";
import { placeIn } from "../../provision/start-json.ts";
import { type Check, type Examined } from "../check.ts";
import { hookOfScript } from "../expected.ts";
import type { Finding } from "../finding.ts";
import { handlerFault } from "../handler-faults.ts";
import { hook, settingsFile } from "../loss.ts";
import type { SettingsRead } from "../settings-read.ts";

/** Handlers of the bundle in the account's own settings: there, for the right calls, and strict. */
export const handlers: Check = (examined) => {
  const wanted = wantedHandlers(examined);
  const file = examined.settings.find(({ path }) => path === SETTINGS);
  if (wanted.length === 0 || file?.isDropped === true) return [];
  if (file === undefined) {
    const message = "is missing, and with it every handler";
    const fix = "Run `gen provision`.";
    const base = { check: "handlers", severity: "error", path: SETTINGS } as const;
    return [{ ...base, message, fix, loses: settingsFile }];
  }
  const found = registeredIn(file.value, new Set(examined.expected.bundle.scripts));
  return wanted.flatMap((one) => findingsOf(one, found, file, examined));
};

interface Wanted {
  readonly event: string;
  readonly matcher: string | undefined;
  readonly script: string;
  readonly handler: JsonObject;
}

function wantedHandlers({ expected: { bundle } }: Examined): readonly Wanted[] {
  const scripts = new Set(bundle.scripts);
  return Object.entries(bundle.settings.hooks).flatMap(([event, groups]) =>
    groups.flatMap(({ matcher, hooks }) =>
      (Array.isArray(hooks) ? hooks : []).flatMap((handler: unknown): readonly Wanted[] => {
        const known = knownHandler(handler, scripts);
        if (known === undefined || !isObject(handler)) return [];
        const text = typeof matcher === "string" ? matcher : undefined;
        return [{ event, matcher: text, script: known.script, handler }];
      }),
    ),
  );
}

function findingsOf(
  wanted: Wanted,
  found: readonly Registered[],
  file: SettingsRead,
  { snapshot, expected }: Examined,
): readonly Finding[] {
  const id = hookOfScript(expected, wanted.script);
  const same = found.filter(({ event, script }) => {
    return event === wanted.event && script === wanted.script;
  });
  const loses = id === undefined ? {} : { loses: hook(id, "settings") };
  const finding = (message: string, at?: Registered): Finding => ({
    check: "handlers",
    severity: "error",
    path: SETTINGS,
    ...(at === undefined || file.json === undefined ? {} : placeIn(file.json, at.path)),
    message: `the handler of ${wanted.script} on ${wanted.event} ${message}`,
    fix: "Run `gen provision`, then restart running sessions: they write settings from memory.",
    ...loses,
  });
  const ours = same.filter(({ kind }) => kind === "ours");
  const wrapper = same.find(({ kind }) => kind === "wrapper");
  if (ours.length === 0) {
    return wrapper === undefined
      ? [finding("is missing")]
      : [finding("is wrapped into another command, whose exit code decides", wrapper)];
  }
  const right = ours.filter(({ matcher }) => matcher === wanted.matcher);
  const other = ours[0];
  if (right.length === 0) {
    const [is, should] = [other?.matcher, wanted.matcher].map((text) => text ?? "none");
    return [finding(`has the matcher \`${is}\`, not \`${should}\``, other)];
  }
  // Of copies the client keeps the last.
  const last = right.at(-1);
  const place = { dir: snapshot.dir, script: wanted.script };
  const fault = last && handlerFault(last.handler, wanted.handler, place);
  if (fault === undefined) return [];
  const { loses: _, ...harmless } = finding(fault.reason, last);
  return [fault.weakens ? finding(fault.reason, last) : { ...harmless, severity: "note" }];
}
