import { isDeepStrictEqual } from "node:util";
import { settingsContent } from "../../emit/settings/settings-content.ts";
import type { Check, Examined } from "../check.ts";

/** A bundle that was built from another spec than today's: what the account has is older, too. */
export const oldBundle: Check = (examined) =>
  isToday(examined)
    ? []
    : [
        {
          check: "old-bundle",
          severity: "error",
          path: ".",
          message: "the bundle that this account is compared with is not what the spec says",
          fix: "Run `gen build`, then `gen provision`.",
        },
      ];

function isToday({ expected: { bundle, plan, external, carry } }: Examined): boolean {
  const session = plan.hooks.find(({ rule }) => rule.kind === "inject" && rule.heartbeat);
  const script = bundle.files.find(({ path }) => path.endsWith(`/${session?.handler.file}`));
  if (session !== undefined && script?.content.includes(plan.digest) !== true) return false;
  if (bundle.packaging === "plugin") return true;
  const { hooks = {}, ...rest } = settingsContent(
    { external, ...(carry === undefined ? {} : { carry }) },
    plan,
  );
  return (
    isDeepStrictEqual(plain(bundle.settings.hooks), plain(hooks)) &&
    isDeepStrictEqual(plain(bundle.settings.rest), plain(rest))
  );
}

/** Without prototypes that only one of two equal values has. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
