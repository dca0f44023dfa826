import type { PgliteClient } from './worker-client.ts';

const EVERY_MS = 10 * 60 * 1000;

/**
 * Does from time to time what PostgreSQL's background processes would do, which PGlite has none of:
 * without it deleted rows keep their room, and the log that is replayed after a crash only grows.
 * @returns what stops it.
 */
export function keepTidy(client: Pick<PgliteClient, 'query'>): () => void {
  const tidy = async () => {
    await client.query('vacuum');
    await client.query('checkpoint');
  };
  // A database that fails is found by the next request; it is not for this to report.
  const timer = setInterval(() => void tidy().catch(() => undefined), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
