import type { Packaging, Plan, TargetPlan } from "#plan/plan";

const TITLES: readonly (readonly [Packaging, string])[] = [
  ["project", "As project files"],
  ["plugin", "As a plugin"],
];

/**
 * What is said of each packaging, after its title. Where the same is said of both, it is said once;
 * `undefined` = there is nothing to say.
 */
export function perPackaging(
  plan: Plan,
  says: (target: TargetPlan) => string | undefined,
): readonly string[] {
  const said = TITLES.flatMap(([packaging, title]) => {
    const words = says(plan[packaging]);
    return words === undefined ? [] : [[title, words] as const];
  });
  const [first, second] = said;
  if (first !== undefined && first[1] === second?.[1]) return [`In both packagings: ${first[1]}.`];
  return said.map(([title, words]) => `${title}: ${words}.`);
}
