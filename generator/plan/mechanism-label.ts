import type { Mechanism } from "./plan.ts";

/** A mechanism as evidence names it: `strip:qa`, `hook:block-docs-writes@frontmatter`, … */
export function mechanismLabel(mechanism: Mechanism): string {
  switch (mechanism.kind) {
    case "strip":
      return `strip:${mechanism.agent}`;
    case "hook":
      return `hook:${mechanism.plan}@${mechanism.scope.kind}`;
    case "permission":
      return `permission:${mechanism.deny}`;
    case "setting":
    case "env":
      return `${mechanism.kind}:${mechanism.key}`;
  }
}
