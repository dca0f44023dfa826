import { HOUR_MS } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../problems/index.ts';
import { keepRepeating, type RoundTimes } from '../scheduling/index.ts';
import type { Billing } from './billing.ts';

const HOURLY: RoundTimes = { first: 10_000, every: HOUR_MS };

/**
 * Fetches undelivered events soon after the start, then about every hour.
 * @returns a function that stops it
 */
export const keepUpWithPayments = (
  billing: Pick<Billing, 'catchUp'>,
  log: FastifyBaseLogger,
  times: RoundTimes = HOURLY,
): (() => Promise<void>) =>
  keepRepeating(async () => {
    try {
      const missed = await billing.catchUp();
      if (missed > 0) log.warn({ missed }, 'payment events had not arrived, and were fetched');
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'payment events could not be fetched');
    }
  }, times);
