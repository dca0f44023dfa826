import type { Queries } from '../../db/index.ts';
import { postings } from '../../db/schema/postings.ts';
import { recordConsent } from '../../privacy/index.ts';
import type { PostingKey } from '../posting.ts';
import { is, now } from './posting-rows.ts';

export const consentTo = (queries: Queries, { accountId, documentId }: PostingKey) =>
  recordConsent(queries, { accountId, documentId, kind: 'comment', writer: null });

export async function consentAnew(queries: Queries, key: PostingKey): Promise<void> {
  const consentId = await consentTo(queries, key);
  const nothingYet = { commentId: null, postedAt: null };
  await queries
    .update(postings)
    .set({ consentId, startedAt: now, ...nothingYet })
    .where(is(key));
}
