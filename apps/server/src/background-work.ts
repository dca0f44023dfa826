import type { FastifyBaseLogger } from 'fastify';
import { keepUpWithPayments, type Paying } from './billing/index.ts';
import { keepMailing, type ContactStore } from './contact/index.ts';
import type { Database } from './db/index.ts';
import type { Mail } from './mail/index.ts';
import { keepPurging } from './privacy/index.ts';
import { keepAssets, type KeptAssets } from './site/index.ts';

interface Work {
  db: Database;
  onPurged(): void;
  contactStore: ContactStore;
  /** Null where no mail server is set. */
  mail: Mail | null;
  /** Null where the web app isn't served. */
  keptAssets: KeptAssets | null;
  /** Null where nobody can pay. */
  paying: Paying | null;
  log: FastifyBaseLogger;
}

/** @returns a function that stops all of it */
export function workInBackground(work: Work): () => Promise<void> {
  const { db, onPurged, contactStore, mail, keptAssets, paying, log } = work;
  const stopPurging = keepPurging(db, log, undefined, onPurged);
  const stopMailing = mail && keepMailing({ store: contactStore, mail }, log);
  const stopSharing = keptAssets && keepAssets(keptAssets, log);
  const stopKeepingUp = paying && keepUpWithPayments(paying.billing, log);
  return async () => {
    await Promise.all([stopPurging(), stopMailing?.(), stopKeepingUp?.(), stopSharing?.()]);
  };
}
