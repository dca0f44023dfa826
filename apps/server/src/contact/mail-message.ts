import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../problems/index.ts';
import type { Mail } from '../mail/index.ts';
import { letterOf } from './letter.ts';
import type { ContactStore, KeptMessage } from './store.ts';

/**
 * A message that the mail server refuses stays unsent; the log names it by id alone.
 * @returns true if it was mailed
 */
export async function mailMessage(
  { store, send }: { store: ContactStore; send: Mail['send'] },
  message: KeptMessage,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    await send(letterOf(message));
    await store.markSent(message.id);
    return true;
  } catch (error) {
    const { responseCode } = error as { responseCode?: unknown };
    const smtp = typeof responseCode === 'number' ? responseCode : undefined;
    log.warn({ message: message.id, smtp, failure: loggable(error) }, 'contact message not mailed');
    return false;
  }
}
