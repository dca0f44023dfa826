import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../problems/index.ts';
import type { Database } from '../db/index.ts';
import { keepRepeating, type RoundTimes } from '../scheduling/index.ts';
import { purge } from './purge.ts';

const HOURLY: RoundTimes = { first: 30_000, every: 60 * 60 * 1000 };

/**
 * Removes old records soon after the start and then about every hour. A database that is away is
 * tried again the next time.
 * @returns what stops it, once the batch that is under way has ended.
 */
export function keepPurging(
  db: Database,
  log: FastifyBaseLogger,
  times: RoundTimes = HOURLY,
): () => Promise<void> {
  return keepRepeating(async (signal) => {
    try {
      const purged = await purge(db, new Date(), signal);
      if (Object.keys(purged).length > 0) log.info({ purged }, 'old records removed');
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'old records could not be removed');
    }
  }, times);
}
