/** Gives names out: lower-case words joined by hyphens, each only once. */
export function namer(taken: Iterable<string> = []): (text: string) => string {
  const used = new Set(taken);
  return (text) => {
    const words = text.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
    const base = words.join("-").replace(/^[0-9-]+/u, "") || "unnamed";
    let name = base;
    for (let count = 2; used.has(name); count += 1) name = `${base}-${count}`;
    used.add(name);
    return name;
  };
}
