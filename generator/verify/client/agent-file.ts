/** Client files for the arms. JSON is YAML, so front matter needs no quoting of its own. */
import type { Json } from "./json.ts";
import type { RoomFile } from "./room.ts";

type Fields = Readonly<Record<string, Json>>;

/** An agent in `folder` (`project/.claude/agents`, or a plugin's `agents`). */
export function agentFile(
  name: string,
  fields: Fields,
  folder = "project/.claude/agents",
): RoomFile {
  const all = { name, description: `Agent ${name}.`, ...fields };
  return { path: `${folder}/${name}.md`, content: withFrontMatter(all, `You are ${name}.`) };
}

/** A skill in `folder` (`project/.claude/skills`, or a plugin's `skills`). */
export function skillFile(
  name: string,
  fields: Fields,
  body: string,
  folder = "project/.claude/skills",
): RoomFile {
  const all = { name, description: `Skill ${name}.`, ...fields };
  return { path: `${folder}/${name}/SKILL.md`, content: withFrontMatter(all, body) };
}

export function jsonFile(path: string, content: Json): RoomFile {
  return { path, content: JSON.stringify(content, null, 2) };
}

function withFrontMatter(fields: Fields, body: string): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}
