export function recordInputs(root: string, files: readonly string[], began: number): void;
export function isFresh(root: string): boolean;
