import { setTimeout as wait } from 'node:timers/promises';

export type Trouble = 'database' | 'stopping' | 'overloaded';

export interface Health {
  /** False if it fails, or takes longer than PATIENCE_MS. */
  databaseAnswers(): Promise<boolean>;
  /** Empty when ready. Migrations are applied before the server listens. */
  troubles(): Promise<Trouble[]>;
  stop(): void;
}

/** A load balancer gives up by then. */
const PATIENCE_MS = 2_000;

/**
 * @param parts.ping rejects if the database doesn't answer
 * @param parts.isOverloaded true while requests are refused
 */
export function createHealth(parts: { ping(): Promise<void>; isOverloaded(): boolean }): Health {
  let isStopping = false;
  let asked: Promise<boolean> | null = null;

  const ask = async () => {
    const gaveUp = new AbortController();
    const answered = parts.ping().then(
      () => true,
      () => false,
    );
    const late = wait(PATIENCE_MS, false, { signal: gaveUp.signal, ref: false });
    const outcome = await Promise.race([answered, late]);
    gaveUp.abort();
    late.catch(() => undefined);
    return outcome;
  };

  const health: Health = {
    // Concurrent callers share one query: anyone may ask, as often as they like.
    databaseAnswers() {
      asked ??= ask().finally(() => (asked = null));
      return asked;
    },
    async troubles() {
      const troubles: Trouble[] = [];
      if (isStopping) troubles.push('stopping');
      if (parts.isOverloaded()) troubles.push('overloaded');
      if (!(await health.databaseAnswers())) troubles.push('database');
      return troubles;
    },
    stop() {
      isStopping = true;
    },
  };
  return health;
}
