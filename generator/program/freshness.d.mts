export function recordInputs(
  root: string,
  files: readonly string[],
  began: number,
  made?: readonly string[],
): void;
export function isFresh(root: string): boolean;
