import { keepRepeating, type RoundTimes } from '../../scheduling/index.ts';
import type { SetAside } from './promises/set-aside.ts';
import type { PgliteClient } from './client/worker-client.ts';

const EVERY_MS = 10 * 60 * 1000;

/**
 * Replaces PostgreSQL's background processes, which PGlite lacks: otherwise deleted rows keep their
 * room, and the log replayed after a crash only grows.
 * @returns a function that stops it, after the current round
 */
export function keepTidy(
  client: Pick<PgliteClient, 'query'>,
  setAside: Pick<SetAside, 'removeOld'>,
  times: RoundTimes = { first: EVERY_MS, every: EVERY_MS },
): () => Promise<void> {
  const tidy = async () => {
    await client.query('vacuum');
    await client.query('checkpoint');
  };
  const round = async () => {
    // The next request finds and reports a failing database.
    await tidy().catch(() => undefined);
    await setAside.removeOld();
  };
  return keepRepeating(round, times);
}
