/** Could this text, quotes and all, contain the word? For texts that nobody can parse. */

/** Quotes, backslashes and line continuations are taken off first; `$'…'` escapes hide anything. */
export function mayMention(text: string, word: string): boolean {
  if (text.includes("$'")) return true;
  const plain = text.replace(/\\\n|["'\\`^]/gu, "").toLowerCase();
  return plain.includes(word.toLowerCase());
}
