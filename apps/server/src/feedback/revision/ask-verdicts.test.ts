import { afterEach, expect, it } from 'vitest';
import { consents } from '../../db/schema/privacy.ts';
import { fenced } from '../testing/fenced.ts';
import { openBothSettings } from '../testing/both-settings.ts';
import { openSetting } from '../testing/setting.ts';
import { judgeRounds } from './judge-rounds.ts';

const before =
  'We went to camp with Hana. The lake was cold. We had sausages for tea. Then we went to bed.';
const added = 'Steam rose from the sausages and Hana Whitcombe burnt her tongue.';
const after = before.replace('We had sausages for tea.', `We had sausages for tea. ${added}`);
const comments = [
  'Next, tell me more about your tea with Hana.',
  'Could you say how your tent felt?',
];

const points = comments.map((comment) => ({
  kind: 'nextStep' as const,
  comment,
  quotations: [],
  example: null,
  skill: null,
}));
const feedback = comments.join('\n\n');
const stepsFor = (text: string) =>
  judgeRounds({ text, rounds: [{ text: before, feedback, points }] }).rounds[0]?.toModel ?? [];

const about = { courseId: '12', documentId: 'document-01', studentName: 'Aroha Ngata', before };
const asked = { ...about, after, steps: stepsFor(after) };

const { db, byModel, byRules } = await openBothSettings();
for (const { classes } of [byModel, byRules])
  classes.set('12', [
    { fullName: 'Aroha Ngata', givenName: 'Aroha' },
    { fullName: 'Hana Whitcombe', givenName: 'Hana' },
  ]);
afterEach(async () => {
  byModel.emulator.reset();
  byModel.account.settings.gpt_model = 'gpt-4o';
  byModel.counted.length = 0;
  await db.delete(consents);
});

const saying = (...verdicts: object[]) =>
  byModel.emulator.script({ kind: 'custom', content: () => JSON.stringify({ verdicts }) });

it('a model judges all steps of a feedback at once, and is shown by its name', async () => {
  const { judged, writer } = (await byModel.verdicts(asked)) ?? {};
  expect(judged?.map(({ comment }) => comment)).toEqual(comments);
  expect(judged?.every(({ judge }) => judge === 'model')).toBe(true);
  expect(writer).toBe('gpt-4o');
  expect(byModel.emulator.requests()).toHaveLength(1);
  expect(byModel.emulator.requests()[0]).toMatchObject({
    model: 'gpt-4o',
    response_format: { json_schema: { name: 'step_verdicts' } },
  });
});

it('the model reads the steps and both drafts without a name, and the teacher can see just that', async () => {
  const { sent } = (await byModel.verdicts(asked)) ?? {};
  expect(sent).toEqual(byModel.emulator.requests()[0]?.messages);
  expect(JSON.stringify(sent)).not.toMatch(/Aroha|Ngata|Hana|Whitcombe/u);
  const told = sent?.at(-1)?.content ?? '';
  const [tea = '', tent] = fenced('STEP', told);
  expect(tea).toMatch(/^Next, tell me more about your tea with \p{Lu}\p{L}+\.$/u);
  expect(tent).toBe(comments[1]);
  expect(fenced('OLD WORDS', told)).toEqual([expect.stringContaining('The lake was cold.')]);
  const [now = ''] = fenced('NEW WORDS', told);
  expect(now).toContain('Steam rose from the sausages and');
  // The same child is the same stand-in everywhere.
  const standIn = /with (\p{L}+)\./u.exec(tea)?.[1] ?? '';
  expect(now).toContain(`camp with ${standIn}.`);
});

it('what proves a verdict is shown in the student’s own words, names included', async () => {
  byModel.emulator.script({
    kind: 'custom',
    content: ({ fenced }) => {
      const now = fenced.find(({ label }) => label === 'NEW WORDS')?.text ?? '';
      const proof = [/Steam rose [^.]+/u.exec(now)?.[0] ?? ''];
      return JSON.stringify({ verdicts: [{ step: 1, verdict: 'done', proof }] });
    },
  });
  const { judged } = (await byModel.verdicts(asked)) ?? {};
  expect(judged).toHaveLength(1);
  expect(judged?.[0]).toMatchObject({ comment: comments[0], verdict: 'done' });
  const [proof] = judged?.[0]?.proof ?? [];
  expect(proof?.text).toContain('Hana Whitcombe burnt her tongue');
  expect(after.slice(proof?.start, proof?.end)).toBe(proof?.text);
});

it('her consent to it is recorded, also where the answer is of no use', async () => {
  saying({ step: 1, verdict: 'excellent' });
  expect(await byModel.verdicts(asked)).toMatchObject({ judged: [], writer: 'gpt-4o' });
  expect(await db.select().from(consents)).toMatchObject([
    {
      accountId: byModel.account.id,
      kind: 'verdicts',
      documentId: 'document-01',
      writer: 'gpt-4o',
    },
  ]);
});

it.each(['before', 'after'] as const)(
  'nobody is asked, and nothing recorded, where an adult should read the draft first: %s',
  async (draft) => {
    const worrying = `${asked[draft]} My uncle hits me and I am scared to go home.`;
    expect(await byModel.verdicts({ ...asked, [draft]: worrying })).toBeNull();
    expect(byModel.emulator.requests()).toEqual([]);
    expect(await db.$count(consents)).toBe(0);
  },
);

it('nobody is asked where the new draft’s lines begin with the letters of a name', async () => {
  const poem = 'Always kind\nRuns fast\nOut in the rain\nHappy\nAwake';
  expect(await byModel.verdicts({ ...asked, after: poem })).toBeNull();
  expect(byModel.emulator.requests()).toEqual([]);
  expect(await db.$count(consents)).toBe(0);
});

it('nobody is asked where there is no model', async () => {
  expect(await byRules.verdicts(asked)).toBeNull();
  expect(byRules.emulator.requests()).toEqual([]);
  expect(await db.$count(consents)).toBe(0);
});

it('the premium model judges for subscribers only', async () => {
  byModel.account.settings.gpt_model = 'gpt-5';
  await expect(byModel.verdicts(asked)).rejects.toMatchObject({ code: 'premium_required' });
  byModel.account.subscription = { status: 'active', type: 'single', expires: null };
  await byModel.verdicts(asked);
  byModel.account.subscription = { status: 'trial', type: 'single', expires: null };
  expect(byModel.emulator.requests()).toMatchObject([{ model: 'gpt-5' }]);
  expect(await db.select().from(consents)).toMatchObject([{ writer: 'gpt-5' }]);
});

it('a model that is busy is said to be so, though it had the text', async () => {
  byModel.emulator.script({ kind: 'status', status: 429, retryAfterSeconds: 60 });
  await expect(byModel.verdicts(asked)).rejects.toMatchObject({ code: 'model_busy' });
  expect(await db.$count(consents)).toBe(1);
});

it('a call of the model counts towards the teacher’s limit, and nothing else does', async () => {
  await byModel.verdicts({ ...asked, after: `${after} My uncle hits me and I am scared.` });
  byModel.account.settings.gpt_model = 'gpt-5';
  byModel.account.subscription = { status: 'trial', type: 'single', expires: null };
  await expect(byModel.verdicts(asked)).rejects.toMatchObject({ code: 'premium_required' });
  expect(byModel.counted).toEqual([]);
  byModel.account.settings.gpt_model = 'gpt-4o';
  await byModel.verdicts(asked);
  expect(byModel.counted).toEqual([byModel.account.id]);
});

it('a teacher who has left before the model is asked is not counted', async () => {
  const left = await openSetting(db, { writer: 'model' });
  left.browser.abort();
  await expect(left.verdicts(asked)).rejects.toThrow();
  expect([left.counted, left.emulator.requests()]).toEqual([[], []]);
  await left.close();
});
