import type { MentionsData } from "#runtime/predicate";
import type { Piece } from "./piece.ts";
import { nearMisses, samplesOf } from "./sample-pattern.ts";
import type { Witness } from "./witness.ts";

/** An agent's last message is no input of a tool. */
function piece(field: string, text: string): Piece {
  return field === "lastMessage" ? { says: text } : { input: { [field]: text } };
}

/** One text per sample: the same number of the samples of every reference. */
function texts({ patterns }: Pick<MentionsData, "patterns">): readonly string[] {
  const samples = patterns.map(({ pattern }) => samplesOf(pattern));
  const most = Math.max(1, ...samples.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    samples.map((own) => own[Math.min(at, own.length - 1)] ?? "").join(", "),
  );
}

export const mentions: Witness<MentionsData> = {
  kind: "mentions",
  witness: (data) => texts(data).map((text) => piece(data.field, `${text}: go on`)),
  counterWitness: (data) => [
    piece(data.field, "go on"),
    ...data.patterns.flatMap((left) => {
      const others = { patterns: data.patterns.filter((one) => one !== left) };
      const [text = ""] = texts(others);
      const misses = nearMisses(samplesOf(left.pattern));
      return [text, ...misses.map((miss) => `${text}, ${miss}`)].map((all) =>
        piece(data.field, `${all}: go on`),
      );
    }),
  ],
};
