import { availableParallelism } from "node:os";

/**
 * Works through `items` with as many at once as the machine has processors, and one more that may
 * wait; the answers come in the order of the items. `width` overrides that for work that only waits.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  width = availableParallelism() + 1,
): Promise<readonly R[]> {
  const answers: R[] = [];
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of rest) answers[at] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return answers;
}
