import { DAY_MS } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../problems/index.ts';
import type { Mail } from '../mail/index.ts';
import { keepRepeating, type RoundTimes } from '../scheduling/index.ts';
import { mailMessage } from './mail-message.ts';
import type { ContactStore } from './store.ts';

const EVERY_FEW_MINUTES: RoundTimes = { first: 10_000, every: 5 * 60 * 1000 };

/** An answer would come too late by then; administrators still see the message. */
export const TRIED_FOR_MS = 3 * DAY_MS;

/** Least time between two tries of one message, whichever servers make them. */
const PAUSE_MS = 4 * 60 * 1000;

/**
 * Retries unsent mail soon after the start, then every few minutes, for three days. A refusal
 * ends the round; the next begins with another message.
 * @returns a function that stops it, once the message under way has gone or failed
 */
export function keepMailing(
  { store, mail }: { store: ContactStore; mail: Mail },
  log: FastifyBaseLogger,
  times: RoundTimes = EVERY_FEW_MINUTES,
): () => Promise<void> {
  const parts = { store, send: mail.sendPatiently };
  return keepRepeating(async (signal) => {
    try {
      for (let isTaken = true; isTaken && !signal.aborted;) {
        const message = await store.claimUnsent(TRIED_FOR_MS, PAUSE_MS);
        isTaken = message !== null && (await mailMessage(parts, message, log));
      }
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'contact messages could not be looked through');
    }
  }, times);
}
