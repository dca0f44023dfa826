import { keepRepeating, type RoundTimes } from '../../scheduling/index.ts';
import type { SetAside } from './set-aside.ts';
import type { PgliteClient } from './worker-client.ts';

const EVERY_MS = 10 * 60 * 1000;

/**
 * Does from time to time what PostgreSQL's background processes would do, which PGlite has none of:
 * without it deleted rows keep their room, and the log that is replayed after a crash only grows.
 * @returns what stops it, once the round that is under way has ended.
 */
export function keepTidy(
  client: Pick<PgliteClient, 'query'>,
  setAside: Pick<SetAside, 'removeOld'>,
  times: RoundTimes = { first: EVERY_MS, every: EVERY_MS },
): () => Promise<void> {
  const tidy = async () => {
    await setAside.removeOld();
    await client.query('vacuum');
    await client.query('checkpoint');
  };
  // A database that fails is found by the next request; it is not for this to report.
  return keepRepeating(() => tidy().catch(() => undefined), times);
}
