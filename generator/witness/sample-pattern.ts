/** Texts that a pattern of the spec matches, and near misses; the same ones every time. */
import RandExp from "randexp";

type Choose = (from: number, to: number) => number;

/** A small linear generator: the choices of one sample depend on its seed alone. */
function seeded(seed: number): Choose {
  let state = seed;
  return (from, to) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + Math.floor((state / 2_147_483_648) * (to - from + 1));
  };
}

/** New ones for each pattern: what was sampled before must not show. */
const choices = (): readonly Choose[] => [
  (from) => from,
  (from, to) => Math.min(to, from + 1),
  (_, to) => to,
  seeded(1),
  seeded(2),
  seeded(3),
];

/** Texts that match, as far as the pattern's form is understood; none for one that is not. */
export function samplesOf(pattern: string): readonly string[] {
  const texts = choices().flatMap((choose) => {
    try {
      // The library knows no names of groups.
      const maker = new RandExp(pattern.replaceAll(/\(\?<[A-Za-z]\w*>/gu, "("));
      maker.max = 3;
      maker.randInt = choose;
      maker.defaultRange.subtract(0, 31).subtract(127, 65_535);
      return [maker.gen()];
    } catch {
      return [];
    }
  });
  return [...new Set(texts)].slice(0, 6);
}

/** The same texts with a letter more or less at either end: where two patterns often differ. */
export function nearMisses(samples: readonly string[]): readonly string[] {
  const all = samples
    .slice(0, 3)
    .flatMap((text) => [
      `x${text}`,
      `${text}x`,
      text.slice(1),
      text.slice(0, -1),
      text.toUpperCase(),
    ]);
  return [...new Set(all)].filter((text) => text !== "" && !samples.includes(text));
}
