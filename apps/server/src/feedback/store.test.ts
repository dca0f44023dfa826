import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { accounts, completions, consents } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createCompletionStore, type Completion } from './store.ts';

const completion: Completion = {
  id: 'one',
  accountId: 'teacher',
  courseId: '12',
  assignmentId: '7',
  documentId: 'document-01',
  category: 'Ideas',
  studentText: 'The awa was cold.',
  typedByTeacher: false,
  studentName: 'Aroha Ngata',
  wordCount: 70,
  readingLevel: 2,
  model: 'gpt-4o',
  sent: [{ role: 'user', content: 'The awa was cold.' }],
  points: [{ kind: 'strength', comment: 'Good.', quotations: [], example: null, skill: 'commas' }],
  checks: {
    quotations: { found: 0, mended: 0, dropped: 0 },
    words: { count: 1, asked: 70 },
    readingLevel: { year: 1, grade: 0, formula: 'Flesch–Kincaid', level: 1 },
    failed: ['length'],
    writer: { kind: 'model', model: 'gpt-4o-2024', note: null, why: null },
  },
  feedback: 'Good.',
  tokens: { prompt: 120, completion: 40 },
};
const place = { courseId: '12', assignmentId: '7', documentId: null };

describeOnBothDatabases('completions', (database) => {
  const store = () => createCompletionStore(database());
  const keep = (kept: Completion) =>
    store().keep(kept, {
      accountId: kept.accountId,
      kind: 'feedback',
      documentId: kept.documentId,
      writer: 'gpt-4o',
    });

  beforeAll(async () => {
    await database().insert(accounts).values(['teacher', 'colleague'].map(sampleAccount));
    await keep(completion);
    await keep({
      ...completion,
      id: 'two',
      assignmentId: null,
      readingLevel: null,
      checks: {
        ...completion.checks,
        writer: { kind: 'built-in', model: null, note: 'Rules.', why: null },
      },
      feedback: 'Better.',
    });
    await keep({ ...completion, id: 'three', feedback: 'Best.' });
  });

  it('keeps all that led to a feedback, and what it cost', async () => {
    const [row] = await database().select().from(completions).where(eq(completions.id, 'one'));
    const { tokens, ...kept } = completion;
    expect(row).toMatchObject({ ...kept, writer: 'gpt-4o-2024' });
    expect([row?.promptTokens, row?.completionTokens]).toEqual([tokens.prompt, tokens.completion]);
    expect(row?.createdAt).toBeInstanceOf(Date);
  });

  it('keeps the consent with it, and neither twice', async () => {
    await keep(completion);
    const [given, kept] = await Promise.all([
      database().$count(consents, eq(consents.accountId, completion.accountId)),
      database().$count(completions, eq(completions.accountId, completion.accountId)),
    ]);
    expect([given, kept]).toEqual([3, 3]);
  });

  it('shows what was sent to the teacher who asked, and to no other', async () => {
    expect(await store().sent('teacher', 'one')).toEqual({
      writer: 'gpt-4o-2024',
      messages: completion.sent,
    });
    expect((await store().sent('teacher', 'two'))?.writer).toBe('built-in');
    expect(await store().sent('colleague', 'one')).toBeNull();
  });

  it('remembers for whom it was written, and about what', async () => {
    const reader = {
      studentText: completion.studentText,
      courseId: '12',
      documentId: 'document-01',
      studentName: 'Aroha Ngata',
      readingLevel: 2,
    };
    expect(await store().reader('teacher', 'one')).toMatchObject(reader);
    expect((await store().reader('teacher', 'two'))?.readingLevel).toBeNull();
    expect(await store().reader('colleague', 'one')).toBeNull();
  });

  it('lists what was given for an assignment, the newest first', async () => {
    expect(await store().given('teacher', place, 60)).toEqual(['Best.', 'Good.']);
    expect(await store().given('teacher', place, 1)).toEqual(['Best.']);
    expect(await store().given('teacher', { ...place, assignmentId: null }, 60)).toEqual([
      'Better.',
    ]);
    expect(await store().given('colleague', place, 60)).toEqual([]);
  });
});
