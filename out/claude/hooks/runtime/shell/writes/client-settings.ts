/** `claude mcp add`, `claude plugin install` and the like: the client changes settings files of its own. */
import { join } from "node:path";
import type { Run } from "../act.ts";
import { parseOptions } from "../words/options.ts";
import { literal, text } from "../words/word.ts";
import type { Target } from "./target.ts";

const changes =
  /^(?:mcp (?:add|remove|reset)|config (?:set|add|rm|remove)|plugins? (?:install|i |uninstall|remove|enable|disable|update|marketplace (?:add|remove|rm|update)))/u;
const files = [
  ".mcp.json",
  ".claude/settings.json",
  ".claude/settings.local.json",
  "~/.claude/settings.json",
  "~/.claude.json",
];

/** Which of them depends on scopes and versions: any may be meant. */
export function clientSettings(run: Run): readonly Target[] {
  const { operands } = parseOptions(run.words.slice(1), { short: "s", long: ["scope"] });
  const verbs = operands.map((word) => literal(word)?.replaceAll(" ", "_")).join(" ");
  if (!changes.test(`${verbs} `)) return [];
  const home = process.env["HOME"] ?? "/";
  return files.map((file) => ({
    path: text(file.startsWith("~/") ? join(home, file.slice(2)) : file),
    dir: run.world.cwd,
    reach: "file",
  }));
}
