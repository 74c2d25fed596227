/** Candidate scenes for a call: every case of every rule met, escaped, and met while the others pass. */
import type { Example } from "#ir/example";
import type { DecideCase } from "#runtime/rule";
import { combined, merged, type Piece } from "./piece.ts";
import { satisfying } from "./satisfy.ts";
import type { About } from "./witness.ts";

/** Candidates at most; more would be the same again. */
const MOST = 900;
const PASSING = 24;

/** `rules`: the cases of each rule that are about the call. */
export function scenesFor(
  rules: readonly (readonly DecideCase[])[],
  examples: readonly Example[],
  about: About,
): readonly Piece[] {
  const focus = rules.flatMap((cases) => cases.flatMap((one) => caseFocus(one, about)));
  const passing = rules.reduce<readonly Piece[]>(
    (all, cases) => combined(all, passes(cases, about), PASSING),
    [{}],
  );
  const all = [
    {},
    ...examples.map(pieceOf),
    ...passing,
    ...focus,
    ...passing.slice(0, 4).flatMap((base) => focus.map((one) => merged(base, one))),
  ];
  return [...new Map(all.map((piece) => [JSON.stringify(piece), piece])).values()].slice(0, MOST);
}

function caseFocus({ where, require }: DecideCase, about: About): readonly Piece[] {
  const met = satisfying(where, true, about);
  const few = met.slice(0, 6);
  return [
    ...met,
    ...satisfying(where, false, about),
    ...combined(few, satisfying(require, true, about), PASSING),
    ...combined(few, satisfying(require, false, about), PASSING),
  ];
}

/** Ways past all cases of one rule. */
function passes(cases: readonly DecideCase[], about: About): readonly Piece[] {
  return cases.reduce<readonly Piece[]>(
    (all, { where, require }) => {
      const escaped = satisfying(where, false, about).slice(0, 4);
      const granted =
        require === undefined
          ? []
          : combined(
              satisfying(where, true, about).slice(0, 2),
              satisfying(require, true, about),
              4,
            );
      const ways = [...granted, ...escaped];
      return ways.length === 0 ? all : combined(all, ways, PASSING);
    },
    [{}],
  );
}

function pieceOf({ call, transcript, place, branch, says }: Example): Piece {
  return {
    ...(call === undefined ? {} : { input: call.input }),
    ...(transcript === undefined ? {} : { transcript }),
    ...(place === undefined ? {} : { place }),
    ...(branch === undefined ? {} : { branch }),
    ...(says === undefined ? {} : { says }),
  };
}
