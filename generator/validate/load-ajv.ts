import { createRequire } from "node:module";
import type { Ajv2020, Options } from "ajv/dist/2020.js";

type Library = typeof import("ajv/dist/2020.js");

/** A validator that explains mistakes. Few runs meet one, so the library is loaded only then. */
export function loadAjv(options: Options): Ajv2020 {
  // Safe: a package has one form, and this is the one that its types describe.
  const { Ajv2020: Loaded } = createRequire(import.meta.url)("ajv/dist/2020.js") as Library;
  return new Loaded(options);
}
