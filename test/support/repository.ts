import { fileURLToPath } from "node:url";

/** The top of this checkout. */
export const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));
