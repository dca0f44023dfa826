import type {
  FeedbackChange,
  JudgedStep,
  SentText,
  SkillId,
  Verdict,
} from '@second-draft/contract';
import type { KeptPoint } from '@second-draft/feedback';
import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';
import { accounts } from './accounts.ts';

/** A next step that a student was given. */
export interface GivenStep {
  /** Null for one that isn't about a known skill, such as the teacher's own. */
  skill: SkillId | null;
  /** SHA-256 of the step's words, as of `ownVerdicts`. */
  stepHash: string;
}

/** What became of it when the student's text was last read. */
export interface StepOutcome extends GivenStep {
  verdict: Verdict;
}

/** Feedback as it was posted or copied, with the draft that it was about. */
export const givenFeedbacks = pgTable(
  'given_feedbacks',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The completion's; for the teacher's own words, made from document and draft. */
    id: text().notNull(),
    courseId: text('course_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    documentId: text('document_id').notNull(),
    studentName: text('student_name').notNull(),
    studentText: text('student_text').notNull(),
    typedByTeacher: boolean('typed_by_teacher').notNull(),
    /** The words that the student got. */
    feedback: text().notNull(),
    /** As the writer made them; none for the teacher's own words. */
    points: storedJson().$type<KeptPoint[]>().notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    postedAt: timestamp('posted_at', { withTimezone: true }),
    copiedAt: timestamp('copied_at', { withTimezone: true }),
    /** What its words ask for; null where they haven't been read for that. */
    steps: storedJson().$type<GivenStep[]>(),
    /** Null until the student's text has been read again. */
    outcomes: storedJson().$type<StepOutcome[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('given_feedbacks_assignment').on(table.accountId, table.assignmentId),
    index('given_feedbacks_written_at').on(table.writtenAt),
  ],
);

/** What the teacher herself says about a step. */
export const ownVerdicts = pgTable(
  'own_verdicts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    feedbackId: text('feedback_id').notNull(),
    /** SHA-256 of the step's words: other words are another step. */
    stepHash: text('step_hash').notNull(),
    verdict: text().$type<Verdict>().notNull(),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.feedbackId, table.stepHash] }),
    index('own_verdicts_said_at').on(table.saidAt),
  ],
);

/** What a model said about the steps of a feedback, asked once for each new text. */
export const judgements = pgTable(
  'judgements',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    feedbackId: text('feedback_id').notNull(),
    /** SHA-256 of the new text and of the steps. */
    textHash: text('text_hash').notNull(),
    judged: storedJson().$type<JudgedStep[]>().notNull(),
    /** The model's name upstream. */
    writer: text().notNull(),
    sent: storedJson().$type<SentText['messages']>().notNull(),
    judgedAt: timestamp('judged_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.feedbackId, table.textHash] }),
    index('judgements_judged_at').on(table.judgedAt),
  ],
);

/** How far a posted or copied feedback is from what was written, without a word of either. */
export const sentFeedbacks = pgTable(
  'sent_feedbacks',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    feedbackId: text('feedback_id').notNull(),
    /** 'built-in', or the model's name upstream. */
    writer: text().notNull(),
    category: text().notNull(),
    change: text().$type<FeedbackChange>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.feedbackId] }),
    index('sent_feedbacks_sent_at').on(table.sentAt),
  ],
);
