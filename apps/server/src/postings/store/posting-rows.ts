import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/index.ts';
import { postings } from '../../db/schema/postings.ts';
import type { Earlier, Posted, PostingKey } from '../posting.ts';

export const now = sql`now()`;

export const since = (seconds: number) => sql`now() - ${seconds} * interval '1 second'`;

/** Where it lies as far ahead, it is from before the clock was put back. */
export const isWithin = (instant: AnyPgColumn, seconds: number) =>
  sql<boolean>`${instant} > ${since(seconds)} and ${instant} < ${since(-seconds)}`;

export const onDocument = ({ accountId, documentId }: Omit<PostingKey, 'textHash'>) =>
  and(eq(postings.accountId, accountId), eq(postings.documentId, documentId));

export const is = (key: PostingKey) => and(onDocument(key), eq(postings.textHash, key.textHash));

export const isClaimed = (key: PostingKey, claim: string) =>
  and(is(key), eq(postings.claim, claim));

type Row = Pick<typeof postings.$inferSelect, 'commentId' | 'postedAt'>;

export const postedOf = ({ commentId: id, postedAt: at }: Row): Posted | null =>
  id && at ? { id, postedAt: at.toISOString() } : null;

export const earlierOf = ({ commentId: id, postedAt: at }: Row): Earlier | null =>
  id === null ? null : { id, postedAt: at?.toISOString() ?? null };

/** Until the transaction ends, no other posting on the document begins. */
export const lockDocument = (queries: Queries, { accountId, documentId }: PostingKey) =>
  queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`posting ${accountId} ${documentId}`}, 0))`,
  );
