import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { completions } from '../db/schema/feedback.ts';
import { consents } from '../db/schema/privacy.ts';
import { openBothSettings } from './testing/both-settings.ts';
import { readAnswer, readCode } from './testing/setting.ts';

const text =
  'On Friday we walked to the awa behind our kura. Tāne said the water was freezing and he was right. I found a kōura under a flat rock and it nipped me because i picked it up. We ate our lunch on the grass and Tāne lost his shoe.';
const request = {
  prompt: text,
  studentName: 'Aroha Ngata',
  documentId: 'document-01',
  assignmentId: '7',
  readingLevel: 2,
};

const { db, byModel, byRules } = await openBothSettings();
for (const { classes } of [byModel, byRules])
  classes.set('12', [
    { fullName: 'Aroha Ngata', givenName: 'Aroha' },
    { fullName: 'Tāne Waititi', givenName: 'Tāne' },
  ]);
afterEach(async () => {
  byModel.emulator.reset();
  byModel.logged.length = 0;
  await db.delete(completions);
  await db.delete(consents);
});

async function keptOf(asked: object, setting = byModel) {
  const { id } = readAnswer(await setting.feedback({ ...request, ...asked }));
  const [row] = await db.select().from(completions).where(eq(completions.id, id));
  return row;
}

it('what was asked is kept with what was answered', async () => {
  const answer = readAnswer(await byModel.feedback({ ...request, typedByTeacher: true }));
  const [row, ...others] = await db.select().from(completions);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: answer.id,
    accountId: byModel.account.id,
    courseId: '12',
    assignmentId: '7',
    documentId: 'document-01',
    category: 'Ideas',
    studentText: text,
    typedByTeacher: true,
    studentName: 'Aroha Ngata',
    wordCount: 70,
    readingLevel: 2,
    model: 'gpt-4o',
    writer: 'gpt-4o',
    feedback: answer.feedback,
    sent: byModel.emulator.requests()[0]?.messages,
  });
  expect(row?.points).toMatchObject(answer.points);
  expect(row?.checks).toEqual(answer.checks);
  expect([row?.promptTokens, row?.completionTokens]).not.toContain(0);
  expect(await db.select().from(consents)).toMatchObject([
    {
      accountId: byModel.account.id,
      kind: 'feedback',
      documentId: 'document-01',
      writer: 'gpt-4o',
    },
  ]);
});

it('what the screen didn’t say is kept as unknown', async () => {
  const left = { courseId: undefined, assignmentId: undefined, documentId: undefined };
  expect(await keptOf({ ...left, readingLevel: undefined })).toMatchObject({
    courseId: null,
    assignmentId: null,
    documentId: null,
    typedByTeacher: false,
    readingLevel: null,
  });
});

it('the plainest words are those of the first level, whatever the level was', async () => {
  expect(await keptOf({ plainWords: true })).toMatchObject({ readingLevel: 1 });
  expect(await keptOf({ plainWords: false })).toMatchObject({ readingLevel: 2 });
});

it('in the plainest words, nothing is praised that has a mistake in it', async () => {
  const slip = 'because i picked it up';
  const praise = (quotation: string) => ({
    kind: 'strength',
    comment: `I like “${quotation}”. I can see it all so well, and I feel what you felt at the awa.`,
    quotations: [quotation],
  });
  const step = 'Next, tell me how the cold felt. What did you hear and see then? Tell me more.';
  byModel.emulator.script({
    kind: 'custom',
    content: () =>
      JSON.stringify({
        points: [
          praise(slip),
          praise('We ate our lunch on the grass'),
          { kind: 'nextStep', comment: step, quotations: [] },
        ],
      }),
  });
  const plain = await keptOf({ plainWords: true, wordCount: 50 });
  expect(plain?.feedback).not.toContain(slip);
  expect(plain?.feedback).toContain('We ate our lunch');
  expect((await keptOf({ wordCount: 50 }))?.feedback).toContain(slip);
});

it('the built-in writer is named as the one who had the text', async () => {
  expect(await keptOf({}, byRules)).toMatchObject({ writer: 'built-in', promptTokens: 0 });
  expect(await db.select().from(consents)).toMatchObject([{ writer: 'built-in' }]);
});

it.each([
  ['failed', { kind: 'status', status: 500, retryAfterSeconds: 0 }, 'model_failed'],
  ['wrote nothing of use', { kind: 'falseQuotation' }, 'model_unusable'],
] as const)(
  'a model that %s may have had the text: her consent is kept alone',
  async (_, to, code) => {
    byModel.emulator.script(to);
    expect(readCode(await byModel.feedback(request))).toBe(code);
    expect(await db.$count(completions)).toBe(0);
    expect(await db.select().from(consents)).toMatchObject([
      { kind: 'feedback', documentId: 'document-01', writer: 'gpt-4o' },
    ]);
  },
);

it('why there is no feedback is told, though the consent can’t be recorded', async () => {
  const isAway = sql`alter table ${consents} add constraint away check (false) not valid`;
  await db.execute(isAway);
  byModel.emulator.script({ kind: 'status', status: 500, retryAfterSeconds: 0 });
  const answer = await byModel.feedback(request);
  await db.execute(sql`alter table ${consents} drop constraint away`);
  expect(readCode(answer)).toBe('model_failed');
  expect(byModel.logged.join('')).toContain('a consent was not recorded');
});

it('no consent is recorded where no writer had the text', async () => {
  await db.execute(sql`alter table ${completions} rename to away`);
  const { status } = await byRules.feedback(request);
  await db.execute(sql`alter table away rename to ${completions}`);
  expect([status, await db.$count(consents)]).toEqual([500, 0]);
});

it('the log tells who wrote, what failed, and what it took; and not a word of the text', async () => {
  byModel.emulator.script({ kind: 'oneSentence' });
  const { id, feedback } = readAnswer(await byModel.feedback(request));
  const told = byModel.logged.find((line) => line.includes('feedback written'));
  expect(JSON.parse(told ?? '{}')).toMatchObject({
    by: 'gpt-4o',
    failed: ['length', 'readingLevel'],
    tokens: { prompt: expect.any(Number), completion: expect.any(Number) },
    tries: 2,
  });
  byModel.emulator.reset();
  await byModel.simplify({ feedback, feedbackId: id });
  const shorter = byModel.logged.find((line) => line.includes('feedback simplified'));
  expect(JSON.parse(shorter ?? '{}')).toMatchObject({ by: 'model', usable: true, tries: 1 });
  expect(byModel.logged.join('')).not.toMatch(/Aroha|Tāne|kōura|freezing/u);
});
