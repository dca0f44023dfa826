import { setTimeout as wait } from 'node:timers/promises';

export type Trouble = 'database' | 'schema' | 'stopping' | 'overloaded';

export interface Health {
  /** Only the database's: it fails or takes longer than PATIENCE_MS, or is of a newer version. */
  databaseTroubles(): Promise<Trouble[]>;
  /** Empty when ready for everything. Migrations are applied before the server listens. */
  troubles(): Promise<Trouble[]>;
  /** Empty when ready for pages, which need no database. */
  troublesWithPages(): Trouble[];
  stop(): void;
}

/** A load balancer gives up soon after; a machine that is busy answers later than a second. */
const PATIENCE_MS = 4_000;

/**
 * @param parts.ping rejects if the database doesn't answer
 * @param parts.isOverloaded true while requests are refused
 * @param parts.knowsSchema false if a newer version has changed the database's tables
 */
export function createHealth(parts: {
  ping(): Promise<void>;
  isOverloaded(): boolean;
  knowsSchema(): Promise<boolean>;
}): Health {
  let isStopping = false;
  let asked: Promise<Trouble[]> | null = null;

  const ask = async (): Promise<Trouble[]> => {
    const gaveUp = new AbortController();
    const answered = parts
      .ping()
      .then(() => parts.knowsSchema())
      .then(
        (isKnown): Trouble[] => (isKnown ? [] : ['schema']),
        (): Trouble[] => ['database'],
      );
    const late = wait(PATIENCE_MS, ['database'] satisfies Trouble[], {
      signal: gaveUp.signal,
      ref: false,
    });
    const outcome = await Promise.race([answered, late]);
    gaveUp.abort();
    late.catch(() => undefined);
    return outcome;
  };

  const health: Health = {
    // Concurrent callers share one query: anyone may ask, as often as they like.
    databaseTroubles() {
      asked ??= ask().finally(() => (asked = null));
      return asked;
    },
    troublesWithPages() {
      const troubles: Trouble[] = [];
      if (isStopping) troubles.push('stopping');
      if (parts.isOverloaded()) troubles.push('overloaded');
      return troubles;
    },
    async troubles() {
      return [...health.troublesWithPages(), ...(await health.databaseTroubles())];
    },
    stop() {
      isStopping = true;
    },
  };
  return health;
}
