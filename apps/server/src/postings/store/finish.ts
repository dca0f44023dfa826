import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../db/index.ts';
import { postings } from '../../db/schema/postings.ts';
import { withdrawConsent } from '../../privacy/index.ts';
import type { Posted, PostingKey } from '../posting.ts';
import { isClaimed, lockDocument, now, onDocument } from './posting-rows.ts';

export async function finish(queries: Queries, key: PostingKey, claim: string, posted: Posted) {
  const found = { commentId: posted.id, postedAt: new Date(posted.postedAt), claimedAt: now };
  await queries.update(postings).set(found).where(isClaimed(key, claim));
}

/** Leaves a posting that is claimed again, which looks for its comment itself. */
export async function forget(queries: Queries, key: Omit<PostingKey, 'textHash'>, id: string) {
  const { commentId, postedAt } = postings;
  const isIt = and(onDocument(key), eq(commentId, id), isNotNull(postedAt));
  await queries.delete(postings).where(isIt);
}

/** Needs a transaction. */
export async function finishChange(
  queries: Queries,
  key: PostingKey,
  claim: string,
  changed: Posted,
) {
  await lockDocument(queries, key);
  await forget(queries, key, changed.id);
  await finish(queries, key, claim, changed);
}

export async function release(queries: Queries, key: PostingKey, claim: string) {
  const longAgo = new Date(0);
  await queries.update(postings).set({ claimedAt: longAgo }).where(isClaimed(key, claim));
}

/** Needs a transaction. */
export async function withdraw(queries: Queries, key: PostingKey, claim: string) {
  const [gone] = await queries
    .delete(postings)
    .where(isClaimed(key, claim))
    .returning({ consentId: postings.consentId });
  if (gone) await withdrawConsent(queries, gone.consentId);
}
