import { randomUUID } from 'node:crypto';
import { newestComment } from '@second-draft/contract';
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/index.ts';
import { postings } from '../db/schema/postings.ts';
import { recordConsent, withdrawConsent } from '../privacy/index.ts';
import {
  isSameComment,
  type Begun,
  type Claimed,
  type Knowledge,
  type Posted,
  type PostingKey,
  type PostingTimes,
} from './posting.ts';

export interface PostingStore {
  /**
   * Claims the posting and records the consent, unless it is posted or under way. With `knowledge`,
   * a document's postings wait for each other, and one that the teacher doesn't know of is reported.
   */
  begin(key: PostingKey, knowledge?: Knowledge | null): Promise<Begun>;
  /** The comment is gone: it is posted again, with another consent. */
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

const { commentId, postedAt, startedAt, claimedAt } = postings;

const since = (seconds: number) => sql`now() - ${seconds} * interval '1 second'`;
const now = sql`now()`;

const onDocument = ({ accountId, documentId }: Omit<PostingKey, 'textHash'>) =>
  and(eq(postings.accountId, accountId), eq(postings.documentId, documentId));

const is = (key: PostingKey) => and(onDocument(key), eq(postings.textHash, key.textHash));

const isClaimed = (key: PostingKey, claim: string) => and(is(key), eq(postings.claim, claim));

const consentTo = ({ accountId, documentId }: PostingKey) =>
  ({ accountId, documentId, kind: 'comment', writer: null }) as const;

type Row = Pick<typeof postings.$inferSelect, 'commentId' | 'postedAt'>;

const postedOf = ({ commentId: id, postedAt: at }: Row): Posted | null =>
  id && at ? { id, postedAt: at.toISOString() } : null;

/** Until the transaction ends, no other posting on the document begins. */
const lockDocument = (queries: Queries, { accountId, documentId }: PostingKey) =>
  queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`posting ${accountId} ${documentId}`}, 0))`,
  );

const removeComment = (queries: Queries, key: Omit<PostingKey, 'textHash'>, id: string) =>
  queries.delete(postings).where(and(onDocument(key), eq(commentId, id)));

async function noteFound(queries: Queries, key: PostingKey, claim: string, posted: Posted) {
  const found = { commentId: posted.id, postedAt: new Date(posted.postedAt), claimedAt: now };
  await queries.update(postings).set(found).where(isClaimed(key, claim));
}

export function createPostingStore(db: Database, times: PostingTimes): PostingStore {
  /** Locks the row, so that nobody else claims it meanwhile. */
  async function stand(queries: Queries, key: PostingKey) {
    const [known] = await queries
      .select({
        commentId,
        postedAt,
        startedAt,
        isFresh: sql<boolean>`${claimedAt} > ${since(times.fresh)}`,
        isUnderWay: sql<boolean>`${claimedAt} > ${since(times.claim)}`,
        isOver: sql<boolean>`${startedAt} <= ${since(times.same)}`,
      })
      .from(postings)
      .where(is(key))
      .for('update');
    return known ?? null;
  }

  /** Postings of other words: whether one is under way, and what they left. */
  async function others(queries: Queries, key: PostingKey) {
    const rows = await queries
      .select({ commentId, postedAt })
      .from(postings)
      .where(
        and(
          onDocument(key),
          ne(postings.textHash, key.textHash),
          or(isNotNull(commentId), sql`${claimedAt} > ${since(times.claim)}`),
        ),
      );
    const comments = rows.map(postedOf).filter((one) => one !== null);
    return { comments, isUnderWay: comments.length < rows.length };
  }

  /** Null when the teacher knows all that is on the document. */
  async function unknownTo(
    queries: Queries,
    key: PostingKey,
    own: Posted | null,
    { known, there }: Knowledge,
  ): Promise<Extract<Begun, { state: 'other' | 'underWay' }> | 'own' | null> {
    const { comments, isUnderWay } = await others(queries, key);
    if (isUnderWay) return { state: 'underWay' };
    const last = [there, ...comments].reduce(newestComment, own);
    if (!last || isSameComment(last, known)) return null;
    return last.id === own?.id ? 'own' : { state: 'other', other: last };
  }

  async function first(queries: Queries, key: PostingKey): Promise<Begun> {
    const claim = randomUUID();
    const consentId = await recordConsent(queries, consentTo(key));
    const added = await queries
      .insert(postings)
      .values({ ...key, claim, consentId })
      .onConflictDoNothing()
      .returning({ claim: postings.claim });
    if (added.length > 0) return { state: 'claimed', claim, triedSince: null, wasPosted: false };
    await withdrawConsent(queries, consentId);
    return { state: 'underWay' };
  }

  async function again(queries: Queries, key: PostingKey, known: Omit<Claimed, 'state' | 'claim'>) {
    const claim = randomUUID();
    const nothingYet = { commentId: null, postedAt: null };
    await queries
      .update(postings)
      .set({ claim, claimedAt: now, ...nothingYet })
      .where(is(key));
    return { state: 'claimed', claim, ...known } as const;
  }

  async function renew(queries: Queries, key: PostingKey): Promise<void> {
    const consentId = await recordConsent(queries, consentTo(key));
    await queries.update(postings).set({ consentId, startedAt: now }).where(is(key));
  }

  return {
    begin: (key, knowledge = null) =>
      db.transaction(async (transaction): Promise<Begun> => {
        if (knowledge) await lockDocument(transaction, key);
        const known = await stand(transaction, key);
        const own = known && postedOf(known);
        if (known && !known.isOver) {
          if (own && known.isFresh) return { state: 'posted', posted: own };
          if (!own && known.isUnderWay) return { state: 'underWay' };
        }
        const unknown = knowledge && (await unknownTo(transaction, key, own, knowledge));
        if (unknown && unknown !== 'own') return unknown;
        if (known === null) return first(transaction, key);
        if (known.isOver && unknown !== 'own') {
          await renew(transaction, key);
          return again(transaction, key, { triedSince: null, wasPosted: false });
        }
        return again(transaction, key, { triedSince: known.startedAt, wasPosted: own !== null });
      }),

    beginAnew: (key) => db.transaction((transaction) => renew(transaction, key)),

    finish: (key, claim, posted) => noteFound(db, key, claim, posted),

    finishChange: (key, claim, changed) =>
      db.transaction(async (transaction) => {
        await lockDocument(transaction, key);
        await removeComment(transaction, key, changed.id);
        await noteFound(transaction, key, claim, changed);
      }),

    async release(key, claim) {
      const longAgo = new Date(0);
      await db.update(postings).set({ claimedAt: longAgo }).where(isClaimed(key, claim));
    },

    withdraw: (key, claim) =>
      db.transaction(async (transaction) => {
        const [gone] = await transaction
          .delete(postings)
          .where(isClaimed(key, claim))
          .returning({ consentId: postings.consentId });
        if (gone) await withdrawConsent(transaction, gone.consentId);
      }),

    async forget(accountId, documentId, id) {
      await removeComment(db, { accountId, documentId }, id);
    },
  };
}
