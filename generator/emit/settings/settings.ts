import { SETTINGS } from "#client/account-paths";
import type { Emitter } from "../emitter.ts";
import { settingsContent } from "./settings-content.ts";

/** `.claude/settings.json`: handlers, permission rules, environment and switches. */
export const settingsEmitter: Emitter = {
  name: "settings",
  emit({ plan, project }) {
    const content = settingsContent(project, plan.project);
    return [
      {
        path: "claude/settings.json",
        content: `${JSON.stringify(content, null, 2)}\n`,
        kind: "settings",
        executable: false,
        place: SETTINGS,
        because: [...project.hooks, ...project.agents].map(({ span }) => span),
      },
    ];
  },
};
