import { newestComment } from '@second-draft/contract';
import { and, isNotNull, ne, or } from 'drizzle-orm';
import type { Queries } from '../../db/index.ts';
import { postings } from '../../db/schema/postings.ts';
import {
  isSameComment,
  type Begun,
  type Knowledge,
  type Posted,
  type PostingKey,
  type PostingTimes,
} from '../posting.ts';
import { isWithin, onDocument, postedOf } from './posting-rows.ts';

/** Postings of other words: whether one is under way, and what they left. */
async function others(queries: Queries, times: PostingTimes, key: PostingKey) {
  const { commentId, postedAt, claimedAt } = postings;
  const rows = await queries
    .select({ commentId, postedAt })
    .from(postings)
    .where(
      and(
        onDocument(key),
        ne(postings.textHash, key.textHash),
        or(isNotNull(postedAt), isWithin(claimedAt, times.claim)),
      ),
    );
  const comments = rows.map(postedOf).filter((one) => one !== null);
  return { comments, isUnderWay: comments.length < rows.length };
}

/** Null when the teacher knows all that is on the document. */
export async function unknownComment(
  queries: Queries,
  times: PostingTimes,
  key: PostingKey,
  own: Posted | null,
  { known, there }: Knowledge,
): Promise<Extract<Begun, { state: 'other' | 'underWay' }> | 'own' | null> {
  const { comments, isUnderWay } = await others(queries, times, key);
  if (isUnderWay) return { state: 'underWay' };
  const last = [there, ...comments].reduce(newestComment, own);
  if (!last || isSameComment(last, known)) return null;
  return last.id === own?.id ? 'own' : { state: 'other', other: last };
}
