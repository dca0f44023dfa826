import { limits } from '@second-draft/contract';
import type { Database } from '../db/index.ts';
import type { PostingTimes } from './posting.ts';
import { createPostings, type Postings } from './postings.ts';
import { createPostingStore } from './store.ts';

export { postingHandlers } from './handlers.ts';
export type { Postings } from './postings.ts';

/** A minute of trying; a server that died had claimed it for no longer than a little more. */
const patience = { post: 60_000, wait: 75_000 };

const times: PostingTimes = { claim: 70, fresh: 60, same: limits.samePostingHours * 60 * 60 };

/** Postings by the record that all servers share. */
export const openPostings = (db: Database): Postings =>
  createPostings(createPostingStore(db, times), patience);
