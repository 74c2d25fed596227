/**
 * Patterns of the spec, compiled one way: Unicode mode, so that a mistake throws instead of meaning
 * something else. The compiler checks them with the same two functions.
 */

/** The whole text must match. */
export function anchoredPattern(pattern: string, ignoreCase = false): RegExp {
  return new RegExp(`^(?:${pattern})$`, ignoreCase ? "iu" : "u");
}

/** The text must hold a match. */
export function searchPattern(pattern: string, ignoreCase = false): RegExp {
  return new RegExp(pattern, ignoreCase ? "iu" : "u");
}
