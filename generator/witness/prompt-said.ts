import type { PromptSaidData } from "#runtime/predicate";
import type { Piece } from "./piece.ts";
import { nearMisses, samplesOf } from "./sample-pattern.ts";
import type { Witness } from "./witness.ts";

/** The value that the pattern's group takes out of the text, where the rule compares one. */
function valueIn({ pattern, field }: PromptSaidData, text: string): Piece["input"] {
  if (field === undefined) return {};
  const value = new RegExp(pattern, "iu").exec(text)?.groups?.["value"];
  return value === undefined ? {} : { [field]: value };
}

export const promptSaid: Witness<PromptSaidData> = {
  kind: "prompt-said",
  witness: (data) =>
    samplesOf(data.pattern).flatMap((text): readonly Piece[] => {
      const input = valueIn(data, text);
      return [
        { transcript: [{ user: text }], ...(input === undefined ? {} : { input }) },
        {
          transcript: [{ user: text }, { user: "Go on." }],
          ...(input === undefined ? {} : { input }),
        },
      ];
    }),
  counterWitness: (data) => [
    { transcript: [{ user: "Go on." }] },
    ...nearMisses(samplesOf(data.pattern)).map((text) => ({ transcript: [{ user: text }] })),
  ],
};
