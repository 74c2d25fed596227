import { near } from "#diagnostics/catalogue";
import type { ExternalHook } from "#ir/project";
import { readStandIn, type StandIn } from "../simulate/external.ts";

/** The stand-ins given on the command line, or what is wrong with one of them. */
export function standInsOf(
  given: readonly string[],
  external: readonly ExternalHook[],
): readonly StandIn[] | { readonly fault: string } {
  const names = external.map(({ name }) => name);
  const standIns: StandIn[] = [];
  for (const text of given) {
    const standIn = readStandIn(text);
    if (standIn === undefined) return { fault: `"--external ${text}" is not NAME=COMMAND` };
    if (!names.includes(standIn.name)) {
      const meant = near(standIn.name, names);
      const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
      return { fault: `the spec knows no external hook "${standIn.name}"${hint}` };
    }
    standIns.push(standIn);
  }
  return standIns;
}
