import { HOUR_MS } from '@second-draft/contract';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import { completionHours, completions } from '../db/schema/feedback.ts';

/** All completions, newest first, by page; the last page is as fast as the first. */
export interface CompletionList {
  /** @param start how many newer ones to skip */
  page(start: number, limit: number): Promise<{ total: number; rows: CompletionRow[] }>;
}

/** `inHour` rows share the row's hour, and `rank` of them are newer. */
interface RowPlace {
  hour: Date;
  inHour: number;
  rank: number;
}

const columns = {
  id: completions.id,
  createdAt: completions.createdAt,
  user: accounts.email,
  category: completions.category,
  studentText: completions.studentText,
  wordCount: completions.wordCount,
  readingLevel: completions.readingLevel,
  writer: completions.writer,
  feedback: completions.feedback,
};

export type CompletionRow = Awaited<ReturnType<typeof rowsFrom>>[number];

/** Sums about two thousand hours instead of counting all rows. */
async function placeOf(
  db: Queries,
  start: number,
): Promise<{ total: number; place: RowPlace | null }> {
  const hours = db
    .select({
      hour: completionHours.hour,
      inHour: completionHours.completions,
      newer:
        sql<number>`(sum(${completionHours.completions}) over (order by ${completionHours.hour} desc))::int - ${completionHours.completions}`.as(
          'newer',
        ),
      total: sql<number>`(sum(${completionHours.completions}) over ())::int`.as('total'),
    })
    .from(completionHours)
    .as('hours');
  const [found] = await db
    .select()
    .from(hours)
    .where(sql`${hours.newer} <= ${start}`)
    .orderBy(desc(hours.newer))
    .limit(1);
  if (!found) return { total: 0, place: null };
  const { hour, inHour, newer, total } = found;
  return { total, place: start < total ? { hour, inHour, rank: start - newer } : null };
}

/** Reached from the nearer end of its hour. */
function keyAt(db: Queries, { hour, inHour, rank }: RowPlace) {
  const isFromNewest = rank <= inHour / 2;
  const direction = isFromNewest ? desc : asc;
  return db
    .select({ createdAt: completions.createdAt, id: completions.id })
    .from(completions)
    .where(
      and(
        gte(completions.createdAt, hour),
        lt(completions.createdAt, new Date(hour.getTime() + HOUR_MS)),
      ),
    )
    .orderBy(direction(completions.createdAt), direction(completions.id))
    .offset(isFromNewest ? rank : inHour - 1 - rank)
    .limit(1);
}

const rowsFrom = (db: Queries, place: RowPlace, limit: number) =>
  db
    .select(columns)
    .from(completions)
    .innerJoin(accounts, eq(accounts.id, completions.accountId))
    .where(sql`(${completions.createdAt}, ${completions.id}) <= ${keyAt(db, place)}`)
    .orderBy(desc(completions.createdAt), desc(completions.id))
    .limit(limit);

export function createCompletionList(db: Database): CompletionList {
  return {
    page: (start, limit) =>
      // One snapshot, so that the rows fit the total.
      db.transaction(
        async (transaction) => {
          const { total, place } = await placeOf(transaction, start);
          return { total, rows: place === null ? [] : await rowsFrom(transaction, place, limit) };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  };
}
