import type { Checks } from '@second-draft/contract';
import type { Database } from '../../db/index.ts';
import * as schema from '../../db/schema/index.ts';
import { draftSaying } from '../../drafts/testing/draft-saying.ts';

const checks: Checks = {
  quotations: { found: 0, mended: 0, dropped: 0 },
  words: { count: 7, asked: 70 },
  readingLevel: { year: 4, grade: 3, formula: 'Flesch–Kincaid', level: 1 },
  failed: [],
  writer: { kind: 'built-in', model: null, note: null, why: null },
};

export const completionOf = (id: string, accountId: string, createdAt: Date) =>
  ({
    id,
    accountId,
    createdAt,
    category: 'Ideas',
    documentId: 'recount-document-1',
    studentText: 'We walked to the beach and found a rock pool.',
    studentName: 'Awa',
    wordCount: 70,
    model: 'gpt-4o',
    writer: 'built-in',
    sent: [{ role: 'user', content: 'We walked to the beach.' }],
    points: [],
    checks,
    feedback: 'You show us the rock pool.',
  }) satisfies typeof schema.completions.$inferInsert;

/** With one next step. */
export const givenFeedbackOf = (id: string, accountId: string, writtenAt: Date) =>
  ({
    id,
    accountId,
    courseId: '501',
    assignmentId: '601',
    documentId: 'recount-document-1',
    studentName: 'Bella Singh',
    studentText: 'We walked to the beach and found a rock pool.',
    typedByTeacher: false,
    feedback: 'Next, say more about the rock pool.',
    points: [],
    writtenAt,
    postedAt: writtenAt,
  }) satisfies typeof schema.givenFeedbacks.$inferInsert;

const ownVerdictOf = (stepHash: string, accountId: string, saidAt: Date) =>
  ({
    accountId,
    feedbackId: 'one',
    stepHash,
    verdict: 'done',
    saidAt,
  }) satisfies typeof schema.ownVerdicts.$inferInsert;

export const judgementOf = (textHash: string, accountId: string, judgedAt: Date) =>
  ({
    accountId,
    feedbackId: textHash,
    textHash,
    judged: [],
    writer: 'gpt-4o-2024',
    sent: [{ role: 'user', content: 'We waded into the rock pool.' }],
    judgedAt,
  }) satisfies typeof schema.judgements.$inferInsert;

async function addComments(
  db: Database,
  names: readonly string[],
  accountId: string,
): Promise<void> {
  const commentOf = (id: string) => ({ id, accountId, category: 'Ideas', text: `Ka pai, ${id}!` });
  await db.insert(schema.bankComments).values(names.map(commentOf));
}

async function addVoice(db: Database, names: readonly string[], accountId: string): Promise<void> {
  const [greeting, ending, asking] = [`Kia ora, ${accountId}-!`, 'Ngā mihi', null];
  const content = { isOn: true, greeting, ending, asking, uses: [], avoids: [] };
  await db.insert(schema.voices).values({ accountId, content });
  const exampleOf = (id: string) => ({ id, accountId, text: `Ka pai, ${id}!` });
  await db.insert(schema.voiceExamples).values(names.map(exampleOf));
}

/** Comments of her own and how she writes. */
export async function addHerWords(
  db: Database,
  names: readonly string[],
  accountId: string,
): Promise<void> {
  await addComments(db, names, accountId);
  await addVoice(db, names, accountId);
}

const sentFeedbackOf = (feedbackId: string, accountId: string, sentAt: Date) =>
  ({
    accountId,
    feedbackId,
    writer: 'built-in',
    category: 'Ideas',
    change: 'lightly',
    sentAt,
  }) satisfies typeof schema.sentFeedbacks.$inferInsert;

/** A given feedback, how it was sent, a verdict and a judgement of each name. */
export async function addSecondDrafts(
  db: Database,
  names: readonly string[],
  accountId: string,
  at: Date,
): Promise<void> {
  await db
    .insert(schema.givenFeedbacks)
    .values(names.map((name) => givenFeedbackOf(name, accountId, at)));
  await db
    .insert(schema.ownVerdicts)
    .values(names.map((name) => ownVerdictOf(name, accountId, at)));
  await db
    .insert(schema.sentFeedbacks)
    .values(names.map((name) => sentFeedbackOf(name, accountId, at)));
  await db.insert(schema.judgements).values(names.map((name) => judgementOf(name, accountId, at)));
}

export function draftOf(documentId: string, accountId: string, changedAt: Date) {
  const content = draftSaying('We walked to the beach.', changedAt.toISOString());
  const place = { courseId: '501', assignmentId: '601', documentId };
  return { ...place, accountId, content, changedAt } satisfies typeof schema.drafts.$inferInsert;
}

export const groupsOf = (assignmentId: string, accountId: string, changedAt: Date) =>
  ({
    accountId,
    courseId: '501',
    assignmentId,
    groups: [{ id: 'one', name: 'Kererū', studentIds: ['201'] }],
    changedAt,
  }) satisfies typeof schema.lessonGroups.$inferInsert;

export const messageOf = (id: string, email: string, createdAt: Date) =>
  ({
    id,
    email,
    school: 'Kura o Kōwhai',
    message: 'How do we join as a school?',
    createdAt,
  }) satisfies typeof schema.contactMessages.$inferInsert;
