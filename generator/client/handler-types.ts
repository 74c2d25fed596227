/** What each type of handler cannot do without, as texts. Claude Code 2.1.332. */
const NEEDS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["command", ["command"]],
  ["http", ["url"]],
  ["mcp_tool", ["server", "tool"]],
  ["prompt", ["prompt"]],
  ["agent", ["prompt"]],
]);

/** The keys that a handler of this type must have; `undefined` = the client knows no such type. */
export function handlerNeeds(type: unknown): readonly string[] | undefined {
  return NEEDS.get(type);
}
