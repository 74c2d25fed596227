/** A regular expression source, for matchers and patterns of the client, that matches just this text. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
