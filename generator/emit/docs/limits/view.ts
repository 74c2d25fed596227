import { counted, prose } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { openRoutes } from "../open-routes.ts";
import { pluginLimits } from "../plugin-limits.ts";
import { failOpen } from "./fail-open.ts";
import { lostUnder } from "./lost-under.ts";
import { onTrust } from "./on-trust.ts";
import { unproven } from "./unproven.ts";

/** So many of a list are told here; the report has them all. */
const MOST = 10;

/** Everything that the template of the page of limits prints; nothing here is worked out for it alone. */
export function limitsView(context: EmitContext): object {
  const { project, plan, evidence } = context;
  const { ways, unseen, switches } = openRoutes(context);
  const { cannot, weaker } = pluginLimits(plan);
  return {
    title: prose(project.title),
    client: project.client.atLeast,
    hasGuarantees: plan.project.guaranteeClasses.length + plan.plugin.guaranteeClasses.length > 0,
    ways: ways.slice(0, MOST),
    moreWays: ways.length > MOST ? counted(ways.length - MOST, "further way") : "",
    unseen,
    switches,
    faults: lostUnder(plan),
    trust: onTrust(project, plan),
    isWeakerPlugin: cannot.length + weaker.length > 0,
    cannot,
    weaker,
    isRun: evidence.length > 0,
    unproven: unproven(plan, evidence),
    failOpen: failOpen(plan),
  };
}
