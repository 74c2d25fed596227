/** Compares the numbers of two client versions, `major.minor.patch`. */
export function isOlder(version: string, than: string): boolean {
  const a = version.split(".").map(Number);
  const b = than.split(".").map(Number);
  const at = b.findIndex((part, index) => part !== (a[index] ?? 0));
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}
