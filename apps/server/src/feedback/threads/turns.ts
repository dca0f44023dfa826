import pLimit from 'p-limit';

/** Half a second, which nobody notices beside those that a model takes. */
export const PATIENCE_MS = 500;

interface Turns {
  /** How many tasks wait for their turn. */
  readonly waiting: number;
  take<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * One task at a time; `most` while one has waited longer than `PATIENCE_MS`. A thread that works
 * alone is warm and compiled once: two that share its work take up to a sixth more for it.
 */
export function createTurns(most: number): Turns {
  const turn = pLimit(1);
  let taken = 0;
  /** Of those taken, so many should have begun by the next look: all that had been at the last. */
  let due = 0;
  let next: NodeJS.Timeout | undefined;

  const lookLater = () => {
    due = taken;
    next = turn.pendingCount === 0 ? undefined : setTimeout(look, PATIENCE_MS).unref();
  };
  const look = () => {
    const begun = taken - turn.pendingCount;
    turn.concurrency = begun < due ? most : 1;
    lookLater();
  };

  return {
    get waiting() {
      return turn.pendingCount;
    },
    take(task) {
      taken += 1;
      const result = turn(task);
      if (next === undefined) lookLater();
      return result;
    },
  };
}
