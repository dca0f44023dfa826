import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/index.ts';
import { postings } from '../../db/schema/postings.ts';
import { withdrawConsent } from '../../privacy/index.ts';
import type { Begun, Claimed, Knowledge, PostingKey, PostingTimes } from '../posting.ts';
import { consentAnew, consentTo } from './consent.ts';
import {
  earlierOf,
  is,
  isClaimed,
  isWithin,
  lockDocument,
  now,
  postedOf,
  since,
} from './posting-rows.ts';
import { unknownComment } from './unknown-comment.ts';

/** Locks the row, so that nobody else claims it meanwhile. */
async function stand(queries: Queries, times: PostingTimes, key: PostingKey) {
  const { commentId, postedAt, startedAt, claimedAt } = postings;
  const [known] = await queries
    .select({
      commentId,
      postedAt,
      startedAt,
      isFresh: isWithin(claimedAt, times.fresh),
      isUnderWay: isWithin(claimedAt, times.claim),
      isOver: sql<boolean>`${startedAt} <= ${since(times.same)}`,
    })
    .from(postings)
    .where(is(key))
    .for('update');
  return known ?? null;
}

async function claimFirst(queries: Queries, key: PostingKey): Promise<Begun> {
  const claim = randomUUID();
  const consentId = await consentTo(queries, key);
  const added = await queries
    .insert(postings)
    .values({ ...key, claim, consentId })
    .onConflictDoNothing()
    .returning({ claim: postings.claim });
  if (added.length > 0) return { state: 'claimed', claim, triedSince: null, earlier: null };
  await withdrawConsent(queries, consentId);
  return { state: 'underWay' };
}

/** Keeps the comment's id: if this try ends unknown, the next one still knows that it was posted. */
async function claimAgain(
  queries: Queries,
  key: PostingKey,
  known: Omit<Claimed, 'state' | 'claim'>,
): Promise<Claimed> {
  const claim = randomUUID();
  await queries.update(postings).set({ claim, claimedAt: now, postedAt: null }).where(is(key));
  return { state: 'claimed', claim, ...known };
}

/** Needs a transaction. */
export async function begin(
  queries: Queries,
  times: PostingTimes,
  key: PostingKey,
  knowledge: Knowledge | null,
): Promise<Begun> {
  if (knowledge) await lockDocument(queries, key);
  const known = await stand(queries, times, key);
  const own = known && postedOf(known);
  if (known && !known.isOver) {
    if (own && known.isFresh) return { state: 'posted', posted: own };
    if (!own && known.isUnderWay) return { state: 'underWay' };
  }
  const unknown = knowledge && (await unknownComment(queries, times, key, own, knowledge));
  if (unknown && unknown !== 'own') return unknown;
  if (known === null) return claimFirst(queries, key);
  if (known.isOver && unknown !== 'own') {
    await consentAnew(queries, key);
    return claimAgain(queries, key, { triedSince: null, earlier: null });
  }
  return claimAgain(queries, key, {
    triedSince: known.startedAt,
    earlier: earlierOf(known),
  });
}

/** Needs a transaction. With the comment that is to get these words, for whoever finds it unknown. */
export async function beginChange(
  queries: Queries,
  times: PostingTimes,
  key: PostingKey,
  id: string,
): Promise<Begun> {
  const begun = await begin(queries, times, key, null);
  if (begun.state === 'claimed')
    await queries
      .update(postings)
      .set({ commentId: sql`coalesce(${postings.commentId}, ${id})` })
      .where(isClaimed(key, begun.claim));
  return begun;
}
