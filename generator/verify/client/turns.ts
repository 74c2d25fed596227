/** Lets only so many sessions run at once, whoever asks for them. */
export type Turns = <Result>(session: () => Promise<Result>) => Promise<Result>;

/**
 * Turns are taken in the order in which they were asked for. After a session that could not be run
 * nothing is started any more: whoever waits is told the same fault.
 */
export function turnsFor(width: number): Turns {
  const waiting: (() => void)[] = [];
  let free = width;
  let fault: { readonly error: unknown } | undefined;
  return async (session) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      if (fault !== undefined) throw fault.error;
      return await session();
    } catch (error) {
      fault ??= { error };
      throw error;
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
