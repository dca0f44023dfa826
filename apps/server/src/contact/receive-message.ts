import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../api/problem.ts';
import type { Mail } from '../mail/index.ts';
import type { Captcha } from './captcha.ts';
import { mailMessage } from './mail-message.ts';
import type { ContactStore } from './store.ts';

/** A school shares one address: this is enough for its teachers, and too little for a flood. */
const HITS_MAX = 5;
const WINDOW_MS = 60 * 60 * 1000;

export interface ContactParts {
  store: ContactStore;
  captcha: Pick<Captcha, 'solved'>;
  /** Null: messages are kept, and read in the database. */
  mail: Mail | null;
}

/**
 * Keeps a message, then mails it. One that could not be mailed is kept all the same and tried again
 * (`keepMailing`), so its writer need not worry.
 * @param sender what the sender's messages are counted under.
 * @throws Problem('captcha_invalid' | 'too_many_requests')
 */
export async function receiveMessage(
  { store, captcha, mail }: ContactParts,
  { captchaToken, ...written }: ContactMessage,
  sender: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const solved = await captcha.solved(captchaToken);
  if (solved === null) throw new Problem('captcha_invalid');
  if ((await store.countHit(sender, WINDOW_MS)) > HITS_MAX) throw new Problem('too_many_requests');
  const message = { ...written, id: randomUUID() };
  if (!(await store.keep(message, solved))) throw new Problem('captcha_invalid');
  if (mail === null) return;
  await mailMessage({ store, mail }, message, log);
}
