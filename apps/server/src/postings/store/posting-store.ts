import type { Database } from '../../db/index.ts';
import type { Begun, Knowledge, Posted, PostingKey, PostingTimes } from '../posting.ts';
import { begin, beginChange } from './begin.ts';
import { consentAnew } from './consent.ts';
import { finish, finishChange, forget, release, withdraw } from './finish.ts';

export interface PostingStore {
  /**
   * Claims the posting and records the consent, unless it is posted or under way. With `knowledge`,
   * a document's postings wait for each other, and one that the teacher doesn't know of is reported.
   */
  begin(key: PostingKey, knowledge?: Knowledge | null): Promise<Begun>;
  /** The same for new words of this comment. */
  beginChange(key: PostingKey, id: string): Promise<Begun>;
  /** The comment is gone, and its id is forgotten: it is posted again, with another consent. */
  beginAnew(key: PostingKey): Promise<void>;
  finish(key: PostingKey, claim: string, posted: Posted): Promise<void>;
  /** The outcome is unknown: the next caller looks. */
  release(key: PostingKey, claim: string): Promise<void>;
  /** The service refused: there is no comment to look for, and no consent. */
  withdraw(key: PostingKey, claim: string): Promise<void>;
  /** The comment has the claimed words now, and its earlier ones are no longer posted. */
  finishChange(key: PostingKey, claim: string, changed: Posted): Promise<void>;
  /** It is no longer on the document. */
  forget(accountId: string, documentId: string, id: string): Promise<void>;
}

export const createPostingStore = (db: Database, times: PostingTimes): PostingStore => ({
  begin: (key, knowledge = null) =>
    db.transaction((transaction) => begin(transaction, times, key, knowledge)),
  beginChange: (key, id) =>
    db.transaction((transaction) => beginChange(transaction, times, key, id)),
  beginAnew: (key) => db.transaction((transaction) => consentAnew(transaction, key)),
  finish: (key, claim, posted) => finish(db, key, claim, posted),
  finishChange: (key, claim, changed) =>
    db.transaction((transaction) => finishChange(transaction, key, claim, changed)),
  release: (key, claim) => release(db, key, claim),
  withdraw: (key, claim) => db.transaction((transaction) => withdraw(transaction, key, claim)),
  forget: (accountId, documentId, id) => forget(db, { accountId, documentId }, id),
});
