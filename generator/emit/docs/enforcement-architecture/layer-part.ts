/** A part of a layer, and what stands below it. */
export interface LayerPart {
  readonly text: string;
  readonly parts: readonly string[];
}
