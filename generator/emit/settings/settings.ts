import type { Emitter } from "../emitter.ts";
import { carriedGroups, mergedSettings } from "./carried-settings.ts";
import { groupsByEvent } from "./handlers.ts";

/** `.claude/settings.json`: handlers, permission rules, environment and switches. */
export const settingsEmitter: Emitter = {
  name: "settings",
  emit({ plan: { project }, project: { hooks, agents, external, carry } }) {
    const groups = groupsByEvent(project, "settings");
    const handlers = mergedSettings(carriedGroups(external), groups);
    const ours = {
      ...(Object.keys(project.env).length === 0 ? {} : { env: project.env }),
      ...(project.permissions.length === 0 ? {} : { permissions: { deny: project.permissions } }),
      ...project.settings,
      ...(Object.keys(handlers).length === 0 ? {} : { hooks: handlers }),
    };
    const content = mergedSettings(carry?.settings ?? {}, ours);
    return [
      {
        path: "claude/settings.json",
        content: `${JSON.stringify(content, null, 2)}\n`,
        kind: "settings",
        executable: false,
        place: ".claude/settings.json",
        because: [...hooks.map(({ span }) => span), ...agents.map(({ span }) => span)],
      },
    ];
  },
};
