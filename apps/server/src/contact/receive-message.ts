import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../problems/index.ts';
import type { Mail } from '../mail/index.ts';
import type { RateLimits } from '../rates/index.ts';
import type { Captcha } from './captcha.ts';
import { mailMessage } from './mail-message.ts';
import type { ContactStore } from './store.ts';

export interface ContactParts {
  store: ContactStore;
  captcha: Pick<Captcha, 'solved'>;
  /** Null: messages are kept, and administrators see them in the product. */
  mail: Mail | null;
  rateLimits: Pick<RateLimits, 'count'>;
}

/**
 * Keeps a message, then mails it; `keepMailing` retries if that fails.
 * @param sender the account that is logged in; null if none is
 * @param address of the sender's network. Counted only once the captcha is solved, so that nobody behind the
 *   same address uses up its limit without work.
 * @throws Problem('captcha_invalid' | 'too_many_requests')
 */
export async function receiveMessage(
  { store, captcha, mail, rateLimits }: ContactParts,
  { captchaToken, ...written }: ContactMessage,
  sender: string | null,
  address: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const solved = await captcha.solved(captchaToken);
  if (solved === null) throw new Problem('captcha_invalid');
  await rateLimits.count('contact', { address });
  const message = { ...written, id: randomUUID() };
  if (!(await store.keep(message, sender, solved))) throw new Problem('captcha_invalid');
  if (mail === null) return;
  await mailMessage({ store, send: mail.send }, message, log);
}
