import { shareRuns, within } from '../scheduling/index.ts';

export type Trouble = 'database' | 'schema' | 'stopping' | 'overloaded';

export interface Health {
  /** Only the database's: it fails or takes longer than PATIENCE_MS, or is of a newer version. */
  databaseTroubles(): Promise<Trouble[]>;
  /**
   * Empty when ready for everything, so that a database that takes nothing is one, too. Migrations
   * are applied before the server listens.
   */
  troubles(): Promise<Trouble[]>;
  /** Empty when ready for pages, which need no database. */
  troublesWithPages(): Trouble[];
  stop(): void;
}

/** A load balancer gives up soon after; a machine that is busy answers later than a second. */
const PATIENCE_MS = 4_000;

/**
 * @param parts.ping rejects if the database doesn't answer
 * @param parts.requireRoom rejects if the database is known to take nothing that is written
 * @param parts.isOverloaded true while requests are refused
 * @param parts.knowsSchema false if a newer version has changed the database's tables
 */
export function createHealth(parts: {
  ping(): Promise<void>;
  requireRoom(): Promise<void>;
  isOverloaded(): boolean;
  knowsSchema(): Promise<boolean>;
}): Health {
  let isStopping = false;

  const inTime = (answer: Promise<Trouble[]>): Promise<Trouble[]> =>
    within(PATIENCE_MS, answer).catch((): Trouble[] => ['database']);

  // Anyone may ask, as often as they like.
  const read = shareRuns(() =>
    inTime(
      parts
        .ping()
        .then(() => parts.knowsSchema())
        .then((isKnown) => (isKnown ? [] : ['schema'])),
    ),
  );
  const written = shareRuns(() => inTime(parts.requireRoom().then(() => [])));

  const health: Health = {
    databaseTroubles: read,
    troublesWithPages() {
      const troubles: Trouble[] = [];
      if (isStopping) troubles.push('stopping');
      if (parts.isOverloaded()) troubles.push('overloaded');
      return troubles;
    },
    async troubles() {
      const away = await read();
      const troubles = away.length > 0 ? away : await written();
      return [...health.troublesWithPages(), ...troubles];
    },
    stop() {
      isStopping = true;
    },
  };
  return health;
}
