import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../problems/index.ts';
import type { Mail } from '../mail/index.ts';
import { letterOf } from './letter.ts';
import type { ContactStore, KeptMessage } from './store.ts';

/**
 * Mails a message that has been kept. One that the mail server does not take stays unsent, which
 * the log tells by its id alone.
 * @returns whether it was mailed
 */
export async function mailMessage(
  { store, mail }: { store: ContactStore; mail: Mail },
  message: KeptMessage,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    await mail.send(letterOf(message));
    await store.markSent(message.id);
    return true;
  } catch (error) {
    log.warn({ message: message.id, failure: loggable(error) }, 'contact message not mailed');
    return false;
  }
}
