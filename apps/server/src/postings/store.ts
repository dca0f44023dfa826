import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/index.ts';
import { postings } from '../db/schema/postings.ts';
import { recordConsent, withdrawConsent } from '../privacy/index.ts';
import type { Begun, Claimed, Posted, PostingKey, PostingTimes } from './posting.ts';

export interface PostingStore {
  /** Claims the posting and records the consent, unless it is posted or under way. */
  begin(key: PostingKey): Promise<Begun>;
  /** The comment is gone: it is posted again, with another consent. */
  beginAnew(key: PostingKey): Promise<void>;
  finish(key: PostingKey, claim: string, posted: Posted): Promise<void>;
  /** The outcome is unknown: the next caller looks. */
  release(key: PostingKey, claim: string): Promise<void>;
  /** The service refused: there is no comment to look for, and no consent. */
  withdraw(key: PostingKey, claim: string): Promise<void>;
}

const { commentId, postedAt, startedAt, claimedAt } = postings;

const since = (seconds: number) => sql`now() - ${seconds} * interval '1 second'`;
const now = sql`now()`;

const is = ({ accountId, documentId, textHash }: PostingKey) =>
  and(
    eq(postings.accountId, accountId),
    eq(postings.documentId, documentId),
    eq(postings.textHash, textHash),
  );

const isClaimed = (key: PostingKey, claim: string) => and(is(key), eq(postings.claim, claim));

const consentTo = ({ accountId, documentId }: PostingKey) =>
  ({ accountId, documentId, kind: 'comment', writer: null }) as const;

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
    begin: (key) =>
      db.transaction(async (transaction): Promise<Begun> => {
        const known = await stand(transaction, key);
        if (known === null) return first(transaction, key);
        if (known.isOver) {
          await renew(transaction, key);
          return again(transaction, key, { triedSince: null, wasPosted: false });
        }
        const { commentId: id, postedAt: at, isFresh } = known;
        const wasPosted = id !== null && at !== null;
        if (wasPosted && isFresh)
          return { state: 'posted', posted: { id, postedAt: at.toISOString() } };
        if (!wasPosted && known.isUnderWay) return { state: 'underWay' };
        return again(transaction, key, { triedSince: known.startedAt, wasPosted });
      }),

    beginAnew: (key) => db.transaction((transaction) => renew(transaction, key)),

    async finish(key, claim, { id, postedAt: at }) {
      const found = { commentId: id, postedAt: new Date(at), claimedAt: now };
      await db.update(postings).set(found).where(isClaimed(key, claim));
    },

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
  };
}
