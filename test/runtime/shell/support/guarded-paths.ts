/** What `protect-enforcement` of the shipped spec guards, or nearly. */
export const guardedPaths: readonly string[] = [
  ".claude/settings.json",
  ".claude/settings.local.json",
  ".claude/hooks",
  ".claude/agents",
  ".claude/skills",
  ".mcp.json",
  "**/.claude/settings*.json",
  "**/.claude/{hooks,agents,skills,commands}",
  "~/.claude/settings.json",
];
