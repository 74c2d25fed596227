/** A text as the name of a spec: lower-case words and digits joined by hyphens, a letter first. */
export function specName(text: string): string {
  const words = text
    .replace(/^@[^/]*\//u, "")
    // By way of capitals, so that ß becomes two letters.
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .match(/[a-z0-9]+/gu);
  const name = (words ?? []).join("-").replace(/^[0-9-]+/u, "");
  return name === "" ? "my-project" : name;
}
