import type { Checks, FeedbackAnswer, ReadingLevel, SentText } from '@second-draft/contract';
import type { KeptPoint } from '@second-draft/feedback';
import { and, desc, eq, fillPlaceholders, isNull, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../db/index.ts';
import { completions } from '../db/schema/feedback.ts';
import type { Tokens } from '../model/index.ts';
import { withConsent, type Consent } from '../privacy/index.ts';

/** Null where the screen didn't say. */
export interface Place {
  courseId: string | null;
  assignmentId: string | null;
  documentId: string | null;
}

export interface Completion extends Place {
  id: string;
  accountId: string;
  category: string;
  studentText: string;
  typedByTeacher: boolean;
  studentName: string;
  wordCount: number;
  readingLevel: ReadingLevel | null;
  model: string;
  sent: SentText['messages'];
  points: KeptPoint[];
  checks: Checks;
  feedback: string;
  tokens: Tokens;
}

export interface CompletionStore {
  /** Also records the teacher's consent, see `Consents`. */
  keep(completion: Completion, consent: Consent): Promise<void>;
  /** Null if this teacher has no such feedback. */
  answer(accountId: string, id: string): Promise<FeedbackAnswer | null>;
  /** Null if this teacher has no such feedback. */
  sent(accountId: string, id: string): Promise<SentText | null>;
  /** Null if this teacher has no such feedback. */
  reader(
    accountId: string,
    id: string,
  ): Promise<Pick<
    Completion,
    'courseId' | 'documentId' | 'studentText' | 'studentName' | 'readingLevel' | 'checks'
  > | null>;
  /** The class's last feedbacks for this assignment, newest first. */
  given(accountId: string, place: Place, most: number): Promise<string[]>;
}

export function createCompletionStore(db: Database): CompletionStore {
  const own = (accountId: string, id: string) =>
    and(eq(completions.id, id), eq(completions.accountId, accountId));
  // Built once, because a teacher waits for it.
  const insertion = db
    .insert(completions)
    .values({
      id: sql.placeholder('id'),
      accountId: sql.placeholder('accountId'),
      courseId: sql.placeholder('courseId'),
      assignmentId: sql.placeholder('assignmentId'),
      documentId: sql.placeholder('documentId'),
      category: sql.placeholder('category'),
      studentText: sql.placeholder('studentText'),
      typedByTeacher: sql.placeholder('typedByTeacher'),
      studentName: sql.placeholder('studentName'),
      wordCount: sql.placeholder('wordCount'),
      readingLevel: sql.placeholder('readingLevel'),
      model: sql.placeholder('model'),
      writer: sql.placeholder('writer'),
      sent: sql.placeholder('sent'),
      points: sql.placeholder('points'),
      checks: sql.placeholder('checks'),
      feedback: sql.placeholder('feedback'),
      promptTokens: sql.placeholder('promptTokens'),
      completionTokens: sql.placeholder('completionTokens'),
    })
    // It may be applied twice, see `Database.keep`.
    .onConflictDoNothing();
  const statement = new PgDialect().sqlToQuery(withConsent(insertion));
  return {
    async keep({ tokens, ...completion }, consent) {
      const values = {
        ...completion,
        writer: completion.checks.writer.model ?? completion.checks.writer.kind,
        promptTokens: tokens.prompt,
        completionTokens: tokens.completion,
        consentKind: consent.kind,
        consentWriter: consent.writer,
      };
      await db.keep({ sql: statement.sql, params: fillPlaceholders(statement.params, values) });
    },
    async answer(accountId, id) {
      const { feedback, points, checks } = completions;
      const rows = await db
        .select({ id: completions.id, feedback, points, checks })
        .from(completions)
        .where(own(accountId, id));
      return rows[0] ?? null;
    },
    async sent(accountId, id) {
      const { writer, sent: messages } = completions;
      const rows = await db
        .select({ writer, messages })
        .from(completions)
        .where(own(accountId, id));
      return rows[0] ?? null;
    },
    async reader(accountId, id) {
      const { courseId, documentId, studentText, studentName, readingLevel, checks } = completions;
      const rows = await db
        .select({ courseId, documentId, studentText, studentName, readingLevel, checks })
        .from(completions)
        .where(own(accountId, id));
      return rows[0] ?? null;
    },
    async given(accountId, { courseId, assignmentId }, most) {
      const is = (
        column: typeof completions.courseId | typeof completions.assignmentId,
        value: string | null,
      ) => (value === null ? isNull(column) : eq(column, value));
      const rows = await db
        .select({ feedback: completions.feedback })
        .from(completions)
        .where(
          and(
            eq(completions.accountId, accountId),
            is(completions.courseId, courseId),
            is(completions.assignmentId, assignmentId),
          ),
        )
        .orderBy(desc(completions.createdAt))
        .limit(most);
      return rows.map(({ feedback }) => feedback);
    },
  };
}
