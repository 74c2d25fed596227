/** Transcript lines in the shapes of the fact sheet §8. */
type Fields = Readonly<Record<string, unknown>>;

export const user = (content: unknown, more: Fields = {}): Fields => ({
  type: "user",
  userType: "external",
  isSidechain: false,
  message: { role: "user", content },
  ...more,
});

export const typed = (text: string): Fields =>
  user(text, { origin: { kind: "human" }, promptSource: "typed", turnOrigin: "human" });

export const call = (name: string, id = "t1", more: Fields = {}): Fields => ({
  type: "assistant",
  isSidechain: false,
  message: { role: "assistant", content: [{ type: "tool_use", id, name, input: {} }] },
  ...more,
});

export const result = (id = "t1", more: Fields = {}, block: Fields = {}): Fields =>
  user([{ type: "tool_result", tool_use_id: id, content: "ok", ...block }], {
    toolUseResult: "ok",
    ...more,
  });

export const queued = (prompt: unknown, more: Fields = {}): Fields => ({
  type: "attachment",
  attachment: { type: "queued_command", prompt, commandMode: "prompt", ...more },
});

export const jsonl = (entries: readonly unknown[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
