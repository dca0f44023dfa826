import { sql } from 'drizzle-orm';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';

const { postedAt, copiedAt } = givenFeedbacks;

/** What the contract's `givenAtOf` says, in a query. */
export const givenAt = sql<Date>`greatest(${postedAt}, ${copiedAt})`.mapWith(postedAt);
