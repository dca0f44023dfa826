import { and, desc, eq, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { completions } from '../../db/schema/feedback.ts';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';
import { keptSince, NEWEST_ROUNDS, type Round } from './round.ts';

export interface Asked {
  accountId: string;
  assignmentId: string;
  documentIds: readonly string[];
  studentNames: readonly string[];
}

export interface Rounds {
  /** Those about these documents, or other documents of these students. */
  find(asked: Asked): Promise<Round[]>;
  /** Null if this teacher has no such feedback. */
  one(accountId: string, feedbackId: string): Promise<Round | null>;
  /** Those of these documents whose draft names a feedback that is no longer kept. */
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
  outcomes: givenFeedbacks.outcomes,
};

const written = {
  feedbackId: completions.id,
  documentId: sql<string>`${completions.documentId}`,
  studentName: completions.studentName,
  text: completions.studentText,
  typedByTeacher: completions.typedByTeacher,
  feedback: completions.feedback,
  points: completions.points,
  writtenAt: completions.createdAt,
};

const notGiven = { postedAt: null, copiedAt: null, outcomes: null };

export function createRounds(db: Database): Rounds {
  const about = (
    { documentIds, studentNames }: Asked,
    document: typeof completions.documentId | typeof givenFeedbacks.documentId,
    student: typeof completions.studentName | typeof givenFeedbacks.studentName,
  ): SQL | undefined =>
    or(inArray(document, [...documentIds]), inArray(student, [...studentNames]));

  async function givenAbout(asked: Asked): Promise<Round[]> {
    const at = sql`coalesce(${givenFeedbacks.postedAt}, ${givenFeedbacks.copiedAt})`;
    const ranked = db
      .select({
        id: givenFeedbacks.id,
        rank: sql<number>`row_number() over (partition by ${givenFeedbacks.documentId} order by ${at} desc)`.as(
          'rank',
        ),
      })
      .from(givenFeedbacks)
      .where(
        and(
          eq(givenFeedbacks.accountId, asked.accountId),
          eq(givenFeedbacks.assignmentId, asked.assignmentId),
          about(asked, givenFeedbacks.documentId, givenFeedbacks.studentName),
          gt(givenFeedbacks.writtenAt, keptSince()),
        ),
      )
      .as('ranked');
    return db
      .select(given)
      .from(givenFeedbacks)
      .innerJoin(ranked, eq(ranked.id, givenFeedbacks.id))
      .where(
        and(eq(givenFeedbacks.accountId, asked.accountId), sql`${ranked.rank} <= ${NEWEST_ROUNDS}`),
      );
  }

  /** The newest of each document. */
  async function writtenAbout(asked: Asked): Promise<Round[]> {
    const rows = await db
      .selectDistinctOn([completions.documentId], written)
      .from(completions)
      .where(
        and(
          eq(completions.accountId, asked.accountId),
          eq(completions.assignmentId, asked.assignmentId),
          isNotNull(completions.documentId),
          about(asked, completions.documentId, completions.studentName),
          gt(completions.createdAt, keptSince()),
        ),
      )
      .orderBy(completions.documentId, desc(completions.createdAt));
    return rows.map((row) => ({ ...row, ...notGiven }));
  }

  return {
    async find(asked) {
      const [gave, wrote] = await Promise.all([givenAbout(asked), writtenAbout(asked)]);
      const have = new Set(gave.map(({ documentId }) => documentId));
      // The student hasn't seen feedback that was written after that and not given.
      return [...gave, ...wrote.filter(({ documentId }) => !have.has(documentId))];
    },
    async one(accountId, feedbackId) {
      const [gave] = await db
        .select(given)
        .from(givenFeedbacks)
        .where(and(eq(givenFeedbacks.accountId, accountId), eq(givenFeedbacks.id, feedbackId)));
      if (gave) return gave;
      const [wrote] = await db
        .select(written)
        .from(completions)
        .where(and(eq(completions.accountId, accountId), eq(completions.id, feedbackId)));
      return wrote ? { ...wrote, ...notGiven } : null;
    },
    async expired(accountId, assignmentId, documentIds) {
      if (documentIds.length === 0) return new Set();
      const { content } = drafts;
      const rows = await db
        .select({ documentId: drafts.documentId })
        .from(drafts)
        .where(
          and(
            eq(drafts.accountId, accountId),
            eq(drafts.assignmentId, assignmentId),
            inArray(drafts.documentId, [...documentIds]),
            sql`(${content}->>'postedAt' is not null or ${content}->>'feedbackId' is not null)`,
          ),
        );
      return new Set(rows.map(({ documentId }) => documentId));
    },
  };
}
