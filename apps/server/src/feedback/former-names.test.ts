import type { JudgedStep } from '@second-draft/contract';
import type { EarlierWriting } from '@second-draft/feedback';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { openSetting, readAnswer, type Setting } from './testing/setting.ts';

/** Names that are words, too: nobody else’s would be known for a name in small letters. */
const storm = { fullName: 'Storm Ngata', givenName: 'Storm' };
const ella = { fullName: 'Ella Ngata', givenName: 'Ella' };
const river = { fullName: 'River Waititi', givenName: 'River' };
const tane = { fullName: 'Tāne Hohepa', givenName: 'Tāne' };

const before =
  'On Friday we walked to the awa behind our kura. The water was so cold that my toes went numb. me and river hid, and then storm said that a kōura nipped me.';
const after = `${before} I yelled so loud that a heron flew off.`;
const comment = 'Next, say what storm said then, and where you and river hid.';
const names = /storm|river|waititi/iu;

const database = await openTestDatabase('pglite');
let setting: Setting;

beforeAll(async () => {
  setting = await openSetting(database.db, { writer: 'model' });
  setting.classes.set('12', [storm, river, tane]);
  for (const { fullName: studentName } of [storm, river])
    readAnswer(await setting.feedback({ prompt: before, studentName }));
  // Storm is called Ella now, and River has left.
  setting.classes.set('12', [ella, tane]);
});
afterEach(() => setting.emulator.reset());
afterAll(async () => {
  await setting.close();
  await database.close();
});

const sent = () => JSON.stringify(setting.emulator.requests().map(({ messages }) => messages));

it('feedback on a second draft is asked for without the former names in the first', async () => {
  const earlier: EarlierWriting = {
    before,
    steps: [{ comment, verdict: 'notYet', proof: [], rule: null }],
    changes: [{ before: '', after: 'I yelled so loud that a heron flew off.' }],
  };
  setting.emulator.reset();
  setting.earlier.set('first', earlier);
  const asked = { prompt: after, studentName: ella.fullName, earlierFeedbackId: 'first' };
  readAnswer(await setting.feedback(asked));
  expect(sent()).toContain('EARLIER STEPS');
  expect(sent()).not.toMatch(names);
});

it('steps are judged by a model without the former names in them', async () => {
  setting.emulator.reset();
  const shown = [{ before, after }];
  const soFar: JudgedStep = {
    step: 0,
    comment,
    verdict: 'cantTell',
    proof: [],
    judge: 'comparison',
  };
  await setting.verdicts({
    courseId: '12',
    documentId: 'document-01',
    studentName: ella.fullName,
    before,
    after,
    steps: [{ step: 0, comment, quotations: [], passages: [], shown, soFar }],
  });
  expect(sent()).toContain('nipped');
  expect(sent()).not.toMatch(names);
});

it('a feedback is simplified without the name of a classmate who has left', async () => {
  const feedback = `Ella, I enjoyed “my toes went numb”. ${comment}`;
  for (const courseId of ['12', undefined]) {
    setting.emulator.reset();
    const { id } = readAnswer(
      await setting.feedback({ prompt: after, studentName: ella.fullName, courseId }),
    );
    setting.emulator.reset();
    await setting.simplify({ feedback, feedbackId: id });
    expect(sent()).toContain('numb');
    expect(sent()).not.toMatch(names);
  }
});
