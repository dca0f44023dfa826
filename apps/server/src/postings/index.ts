import { limits } from '@second-draft/contract';
import type { Database } from '../db/index.ts';
import type { PostingTimes } from './posting.ts';
import { createPostings, type Postings } from './postings.ts';
import { createPostingStore } from './store/posting-store.ts';

export { postingHandlers } from './handlers.ts';
export type { Postings } from './postings.ts';

/** A try takes a minute at most; a dead server's claim lasts a little longer. */
const patience = { post: 60_000, wait: 75_000 };

const times: PostingTimes = { claim: 70, fresh: 60, same: limits.samePostingHours * 60 * 60 };

export const openPostings = (db: Database): Postings =>
  createPostings(createPostingStore(db, times), patience);
