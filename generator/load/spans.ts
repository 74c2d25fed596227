import type { LineCounter } from "yaml";
import type { Position, Span } from "#ir/span";

/** Names and list indexes from the top of the spec down to one value. */
export type Path = readonly (string | number)[];

/** Where the values of a spec stand, and the keys that lead to them. */
export interface Spans {
  /** The value at `path`, or the nearest one above it that exists. */
  readonly value: (path: Path) => Span;
  /** The key of the value at `path`; for list entries and the whole spec the value itself. */
  readonly key: (path: Path) => Span;
}

/** Start and end as offsets into the text. */
export type Range = readonly [start: number, end: number];

/** What is known of one value. */
export interface Place {
  readonly key?: Range | undefined;
  readonly value: Range;
}

/** The JSON pointer of a path, as RFC 6901 writes it. */
export function pointer(path: Path): string {
  return path
    .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** The path of a JSON pointer; all parts are texts. */
export function pathOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Turns offsets into spans of `file`. */
export function spanIn(file: string, lines: LineCounter): (range: Range) => Span {
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { offset, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  return ([start, end]) => ({ file, start: position(start), end: position(end) });
}

/** Looks spans up in `places`, which has one entry per JSON pointer and at least the empty one. */
export function spansOf(places: ReadonlyMap<string, Place>, spanOf: (range: Range) => Span): Spans {
  const nearest = (path: Path): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const place = places.get(pointer(path.slice(0, length)));
      if (place !== undefined) return place;
    }
    return places.get("") ?? { value: [0, 0] };
  };
  return {
    value: (path) => spanOf(nearest(path).value),
    key: (path) => {
      const place = nearest(path);
      return spanOf(place.key ?? place.value);
    },
  };
}
