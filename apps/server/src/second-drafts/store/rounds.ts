import { and, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { completions } from '../../db/schema/feedback.ts';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';
import { givenAt } from './given-at.ts';
import { keptSince } from './kept-since.ts';
import { NEWEST_ROUNDS, type Round } from './round.ts';

export interface Asked {
  accountId: string;
  assignmentId: string;
  documentIds: readonly string[];
  studentNames: readonly string[];
}

export interface Rounds {
  /** Those about these documents, or other documents of these students; the newest of each document. */
  find(asked: Asked): Promise<Round[]>;
  /** Null if this teacher has given no such feedback. */
  one(accountId: string, feedbackId: string): Promise<Round | null>;
  /** Those of these documents whose feedback was posted, or may have been copied, and is no longer kept. */
  expired(
    accountId: string,
    assignmentId: string,
    documentIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
}

const given = {
  feedbackId: givenFeedbacks.id,
  documentId: givenFeedbacks.documentId,
  studentName: givenFeedbacks.studentName,
  text: givenFeedbacks.studentText,
  typedByTeacher: givenFeedbacks.typedByTeacher,
  feedback: givenFeedbacks.feedback,
  points: givenFeedbacks.points,
  writtenAt: givenFeedbacks.writtenAt,
  postedAt: givenFeedbacks.postedAt,
  copiedAt: givenFeedbacks.copiedAt,
  givenAt,
  outcomes: givenFeedbacks.outcomes,
};

export function createRounds(db: Database): Rounds {
  return {
    async find({ accountId, assignmentId, documentIds, studentNames }) {
      const { documentId, studentName, writtenAt } = givenFeedbacks;
      const newestFirst = sql`partition by ${documentId} order by ${givenAt} desc`;
      const ranked = db
        .select({
          id: givenFeedbacks.id,
          rank: sql<number>`row_number() over (${newestFirst})`.as('rank'),
        })
        .from(givenFeedbacks)
        .where(
          and(
            eq(givenFeedbacks.accountId, accountId),
            eq(givenFeedbacks.assignmentId, assignmentId),
            or(inArray(documentId, [...documentIds]), inArray(studentName, [...studentNames])),
            gt(writtenAt, keptSince()),
          ),
        )
        .as('ranked');
      return db
        .select(given)
        .from(givenFeedbacks)
        .innerJoin(ranked, eq(ranked.id, givenFeedbacks.id))
        .where(
          and(eq(givenFeedbacks.accountId, accountId), sql`${ranked.rank} <= ${NEWEST_ROUNDS}`),
        );
    },
    async one(accountId, feedbackId) {
      const [gave] = await db
        .select(given)
        .from(givenFeedbacks)
        .where(and(eq(givenFeedbacks.accountId, accountId), eq(givenFeedbacks.id, feedbackId)));
      return gave ?? null;
    },
    async expired(accountId, assignmentId, documentIds) {
      if (documentIds.length === 0) return new Set();
      const { content } = drafts;
      const kept = db
        .select({ id: completions.id })
        .from(completions)
        .where(
          and(
            eq(completions.accountId, accountId),
            sql`${completions.id} = ${content}->>'feedbackId'`,
            gt(completions.createdAt, keptSince()),
          ),
        );
      const rows = await db
        .select({ documentId: drafts.documentId })
        .from(drafts)
        .where(
          and(
            eq(drafts.accountId, accountId),
            eq(drafts.assignmentId, assignmentId),
            inArray(drafts.documentId, [...documentIds]),
            or(
              sql`${content}->>'postedAt' is not null`,
              and(sql`${content}->>'feedbackId' is not null`, notExists(kept)),
            ),
          ),
        );
      return new Set(rows.map(({ documentId }) => documentId));
    },
  };
}
