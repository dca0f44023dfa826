import type { EarlierWriting } from '@second-draft/feedback';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { fenced } from './testing/fenced.ts';
import { openSetting, readAnswer, type Setting } from './testing/setting.ts';

const before =
  'On Friday we walked to the awa behind our kura. The water was so cold that my toes went numb. I found a kōura under a flat rock and it nipped me.';
const added = 'Tāne Waititi laughed because I hopped on one leg.';
const request = {
  prompt: `${before} ${added}`,
  studentName: 'Aroha Ngata',
  documentId: 'document-01',
  earlierFeedbackId: 'first',
};
const taken = 'Next, say what Tāne did when the kōura nipped you.';
const open = 'Could you tell Aroha’s reader how it felt?';

const earlier: EarlierWriting = {
  before,
  steps: [
    { comment: taken, verdict: 'done', proof: [added], rule: null },
    { comment: open, verdict: 'notYet', proof: [], rule: null },
  ],
  changes: [{ before: '', after: added }],
};

const database = await openTestDatabase('pglite');
let setting: Setting;

beforeAll(async () => {
  setting = await openSetting(database.db, { writer: 'model' });
  setting.classes.set('12', [
    { fullName: 'Aroha Ngata', givenName: 'Aroha' },
    { fullName: 'Tāne Waititi', givenName: 'Tāne' },
  ]);
  setting.earlier.set('first', earlier);
});
afterEach(() => setting.emulator.reset());
afterAll(async () => {
  await setting.close();
  await database.close();
});

const told = () => setting.emulator.requests()[0]?.messages.at(-1)?.content ?? '';

it('the writer is told what has become of the steps, without a name', async () => {
  const task = { title: 'Our awa', instructions: 'Tell Tāne of it.', rubric: '' };
  const criteria = [{ title: 'Ideas', description: 'Aroha has detail.' }];
  await setting.feedback({ ...request, task, category: undefined, criteria });
  expect(told()).not.toMatch(/Aroha|Ngata|Tāne|Waititi/u);
  const [steps = ''] = fenced('EARLIER STEPS', told());
  const name = String.raw`\p{Lu}\p{L}+`;
  expect(steps).toMatch(
    new RegExp(
      `^Done: Next, say what ${name} did when the kōura nipped you\\.\nNew words: .* laughed because I hopped on one leg\\.\n\nNot done yet: Could you tell ${name}’s reader how it felt\\?$`,
      'u',
    ),
  );
  expect(fenced('CHANGES', told())).toEqual([
    expect.stringMatching(/^BEFORE: \(nothing\)\nAFTER: .* hopped on one leg\.$/u),
  ]);
  expect(fenced('CRITERIA', told())).toEqual([expect.stringMatching(/^Ideas: \p{Lu}\p{L}+ has/u)]);
  expect(fenced('ASSIGNMENT', told())).toEqual([expect.stringMatching(/^Our awa\nTell .+ of it/u)]);
});

it('who only the new draft tells of is not named in the steps or the changes', async () => {
  const prompt = `${before} ${added} Her nickname is Noodle, and my cousin Storm saw it.`;
  const comment = 'Next, say what Noodle did. Was storm cold?';
  const changes = [{ before: 'noodle ran.', after: 'Then storm ran.' }];
  const steps = [{ comment, verdict: 'notYet' as const, proof: [], rule: null }];
  setting.earlier.set('nicknames', { before, steps, changes });
  await setting.feedback({ ...request, prompt, earlierFeedbackId: 'nicknames' });
  expect(told()).toContain('EARLIER STEPS');
  expect(told()).not.toMatch(/noodle|storm/iu);
});

it('what an adult should read first stays home when the student has taken it out', async () => {
  const worrying = 'My uncle hits me and I am scared to go home.';
  const changes = [{ before: worrying, after: added }];
  setting.earlier.set('worrying', { ...earlier, before: `${before} ${worrying}`, changes });
  await setting.feedback({ ...request, earlierFeedbackId: 'worrying' });
  expect(told()).toContain('kōura');
  expect(told()).not.toMatch(/uncle|EARLIER STEPS|CHANGES/u);
  setting.emulator.reset();
  await setting.feedback({ ...request, earlierFeedbackId: 'worrying', readByTeacher: true });
  expect(told()).toContain('EARLIER STEPS');
});

it('a first draft, or one after a feedback that is no longer kept, is not compared', async () => {
  for (const earlierFeedbackId of [undefined, 'gone']) {
    await setting.feedback({ ...request, earlierFeedbackId });
    expect(told()).toContain('kōura');
    expect(told()).not.toMatch(/EARLIER STEPS|CHANGES/u);
    setting.emulator.reset();
  }
});

const answering = (quotation: string, comment: string) => {
  const praise = `I enjoyed “${quotation}”. It helped me to see it, and I could picture this part well from here.`;
  const points = [
    { kind: 'strength', comment: praise, quotations: [quotation] },
    { kind: 'nextStep', comment, quotations: [] },
  ];
  setting.emulator.script({ kind: 'custom', content: () => JSON.stringify({ points }) }, 1);
};

it.each([
  ['a step that was taken', 'I hopped on one leg', taken, 'has taken that step already'],
  ['praise for old words', 'my toes went numb', open, 'quote words that are new in this draft'],
])('%s is asked for again, in other words', async (_, quotation, step, reason) => {
  answering(quotation, step);
  readAnswer(await setting.feedback({ ...request, wordCount: 31 }));
  expect(setting.emulator.requests()).toHaveLength(2);
  expect(setting.emulator.requests()[1]?.messages.at(-1)?.content).toContain(reason);
});

it('praise for new words and a step that is still open are shown at once', async () => {
  answering('I hopped on one leg', open);
  const { feedback } = readAnswer(await setting.feedback({ ...request, wordCount: 31 }));
  expect(setting.emulator.requests()).toHaveLength(1);
  expect(feedback).toContain(open);
});
