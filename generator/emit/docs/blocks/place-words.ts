import type { Project } from "#ir/project";
import { listing } from "../../../describe/listing.ts";
import { code } from "../../../render/markdown.ts";

/** A text with every `{place}` replaced by the place's paths: `a/` or `b/`. */
export function withPlaces({ places }: Project, text: string): string {
  return text.replace(/\{([a-z0-9-]+)\}/g, (whole, name: string) => {
    const place = places.find((each) => each.name === name);
    if (place === undefined || place.globs.length === 0) return whole;
    return listing(
      place.globs.map((glob) => code(glob.endsWith("/") ? glob : `${glob}/`)),
      "or",
    );
  });
}
