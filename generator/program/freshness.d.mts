export function recordInputs(root: string, files: readonly string[]): void;
export function isFresh(root: string): boolean;
