import { setTimeout as wait } from 'node:timers/promises';

/** Why a server should get no requests just now. */
export type Trouble = 'database' | 'stopping' | 'overloaded';

/** How the server is. */
export interface Health {
  /** Whether the database answers, soon enough. */
  databaseAnswers(): Promise<boolean>;
  /** Empty: it is ready. Its migrations are applied before it listens. */
  troubles(): Promise<Trouble[]>;
  /** From now on it is not ready any more. */
  stop(): void;
}

/** A balancer that asks has given up by then. */
const PATIENCE_MS = 2_000;

/**
 * @param parts.ping rejects when the database doesn't answer
 * @param parts.isOverloaded whether requests are being refused
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
    // Whoever asks meanwhile gets the same answer: anyone may ask, as often as they like.
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
