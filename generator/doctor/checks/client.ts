import { clientEvent } from "#client/events";
import { ON_FAILURE_SINCE } from "#client/limits";
import { isOlder } from "#client/version";
import type { TargetPlan } from "#plan/plan";
import type { Check } from "../check.ts";
import type { Loses } from "../finding.ts";
import { either, hook } from "../loss.ts";

/** The client on the PATH, if there is one, against the version that the bundle is for. */
export const client: Check = ({ snapshot: { client: program }, expected: { plan } }) => {
  const least = plan.target.client;
  const base = { check: "client", path: program.kind === "absent" ? "." : program.path } as const;
  if (program.kind !== "found") {
    const reason = program.kind === "absent" ? "there is no claude on the PATH" : program.reason;
    const message = `which client runs here is not known: ${reason}`;
    return [{ ...base, severity: "note", message, fix: `It has to be ${least} or later.` }];
  }
  const version = /\d+\.\d+\.\d+/u.exec(program.version)?.[0];
  if (version === undefined) {
    const message = `which client runs here is not known: it says "${program.version}"`;
    return [{ ...base, severity: "note", message, fix: `It has to be ${least} or later.` }];
  }
  if (!isOlder(version, least)) return [];
  return [
    {
      ...base,
      severity: "error",
      message: `the client is ${version}, and the spec asks for ${least}${isOlder(version, ON_FAILURE_SINCE) ? "; it lets calls pass when a hook cannot run" : ""}`,
      fix: "Update the client.",
      loses: losesOn(version, plan),
    },
  ];
};

/** Hooks on events that the version does not know. */
function losesOn(version: string, { hooks }: TargetPlan): Loses {
  const unknown = hooks.filter(({ event }) => {
    const since = clientEvent(event)?.since;
    return since !== undefined && isOlder(version, since);
  });
  return either(...unknown.map(({ id }) => hook(id)));
}
