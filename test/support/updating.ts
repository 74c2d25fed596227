/** `UPDATE=1` rewrites goldens; never in CI, where it would turn every failure into a pass. */
export function updating(): boolean {
  const { UPDATE, CI } = process.env;
  if (UPDATE !== "1") return false;
  if (CI) throw new Error("UPDATE=1 is refused where CI is set: goldens are rewritten by people");
  return true;
}
