import { DAY_MS } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../problems/index.ts';
import { keepRepeating, type RoundTimes } from '../scheduling/index.ts';
import type { KeptAssets } from './kept-assets.ts';

const DAILY: RoundTimes = { first: 20_000, every: DAY_MS };

/**
 * Shares this build's assets soon after the start and then daily, and removes old builds'.
 * @returns a function that stops it
 */
export function keepAssets(
  assets: KeptAssets,
  log: FastifyBaseLogger,
  times: RoundTimes = DAILY,
): () => Promise<void> {
  return keepRepeating(async () => {
    try {
      await assets.share();
      await assets.removeOld(new Date());
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'assets could not be kept for pages of other builds');
    }
  }, times);
}
