import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { completions } from '../db/schema/feedback.ts';
import { consents } from '../db/schema/privacy.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { openSetting, readAnswer, type Setting } from './testing/setting.ts';

const words = 'sometimes I wish I was never born';
const text = `On Saturday we went to my cousins house and we played on the trampoline. It was fun but ${words} and I didnt tell anyone. Then we had sausages for tea and went home.`;
const request = { prompt: text, studentName: 'Aroha Ngata', documentId: 'document-01' };

const database = await openTestDatabase('pglite');
let byModel: Setting;

beforeAll(async () => {
  byModel = await openSetting(database.db, { writer: 'model' });
});
beforeEach(() => byModel.emulator.reset());
afterEach(async () => {
  await database.db.delete(completions);
  await database.db.delete(consents);
});
afterAll(async () => {
  await byModel.close();
  await database.close();
});

it('a text that an adult should read gets no feedback, goes nowhere and leaves no trace', async () => {
  const { status, body } = await byModel.feedback(request);
  expect(status).toBe(200);
  const start = text.indexOf('wish I was never born');
  expect(JSON.parse(body)).toEqual({
    concern: {
      kind: 'selfHarm',
      text: 'wish I was never born',
      start,
      end: start + 'wish I was never born'.length,
    },
  });
  expect(byModel.emulator.requests()).toEqual([]);
  expect(await database.db.$count(completions)).toBe(0);
  expect(await database.db.$count(consents)).toBe(0);
});

it.each([
  ['is too short for feedback', { prompt: words }, 'text_too_short'],
  [
    'asks for more than was paid for',
    { category: undefined, rubric: { title: 'Recount', id: 'a'.repeat(24) } },
    'premium_required',
  ],
])('is told of a text that %s, too', async (_, asked, code) => {
  const { body } = await byModel.feedback({ ...request, ...asked });
  expect(JSON.parse(body)).toMatchObject({ concern: { kind: 'selfHarm' } });
  const { body: refused } = await byModel.feedback({ ...request, ...asked, readByTeacher: true });
  expect(JSON.parse(refused)).toMatchObject({ code });
});

it('once the teacher has read it, the text gets feedback like any other', async () => {
  const outcome = await byModel.feedback({ ...request, readByTeacher: true });
  expect(readAnswer(outcome).points.length).toBeGreaterThan(0);
});

const plain =
  'On Sunday I went to the bridge to see how high it is and I stayed till dark. The river was brown and slow and there were eels in it. I walked home by myself.';

const telling = (words: string) =>
  byModel.emulator.script(
    {
      kind: 'custom',
      content: () => JSON.stringify({ concern: { kind: 'made up', words }, points: [] }),
    },
    1,
  );

it('a model’s own concern is shown with the student’s words, and nothing is written', async () => {
  telling('to see how high it is');
  const { body } = await byModel.feedback({ ...request, prompt: plain });
  const start = plain.indexOf('to see how high it is');
  expect(JSON.parse(body)).toEqual({
    concern: {
      kind: 'other',
      text: 'to see how high it is',
      start,
      end: start + 'to see how high it is'.length,
    },
  });
  expect(byModel.emulator.requests()).toHaveLength(1);
  expect(await database.db.$count(completions)).toBe(0);
  // The text was sent, with the teacher's consent.
  expect(await database.db.$count(consents)).toBe(1);
});

const says = (...answers: string[]) => {
  for (const answer of answers)
    byModel.emulator.script({ kind: 'custom', content: () => answer }, 1);
};
const home = (words: unknown) => JSON.stringify({ concern: { kind: 'home', words }, points: [] });

it.each([
  ['in other words', [home('The bridge is where he wants to go')], ''],
  [
    'in words nearly the student’s',
    [home('I stayed until dark to see how high it is')],
    'to see how high it is',
  ],
  ['without words', [home([])], ''],
  [
    'in an answer that was cut off',
    ['{"concern": {"kind": "home", "words": "stayed till dark"}, "draft": "'],
    'stayed till dark',
  ],
  [
    'after an answer that can’t be read',
    ['Sure! {"points', home('stayed till dark')],
    'stayed till dark',
  ],
  ['after an answer with faults', ['{"points": []}', home('nowhere')], ''],
])('a model’s concern counts %s', async (_, answers, words) => {
  says(...answers);
  const { body } = await byModel.feedback({ ...request, prompt: plain });
  const start = words === '' ? 0 : plain.indexOf(words);
  expect(JSON.parse(body)).toEqual({
    concern: { kind: 'home', text: words, start, end: start + words.length },
  });
  expect(byModel.emulator.requests()).toHaveLength(answers.length);
  expect(await database.db.$count(completions)).toBe(0);
  expect(await database.db.$count(consents)).toBe(1);
});

it('a concern that rests on one word of every text is none', async () => {
  telling('the');
  readAnswer(await byModel.feedback({ ...request, prompt: plain }));
  expect(byModel.emulator.requests()).toHaveLength(2);
});

it('a model’s concern on a text that the teacher has read counts no more', async () => {
  says(home('stayed till dark'));
  readAnswer(await byModel.feedback({ ...request, prompt: plain, readByTeacher: true }));
  expect(byModel.emulator.requests()).toHaveLength(2);
});

it('a model is asked for no concern on a text that the teacher has read', async () => {
  await byModel.feedback({ ...request, prompt: plain, readByTeacher: true });
  const sent = JSON.stringify(byModel.emulator.requests());
  expect(sent).toContain('to see how high it is');
  expect(sent).not.toContain('bullied');
});

it('what tells how to reach a child goes to no model, though the teacher has read it', async () => {
  const contact =
    'I live at 12 Kowhai Street, Tauranga. My number is 021_555_0199 and 021 (555) 0199, add me on snap kiwikid99 or kiwikid99 at gmail dot com.';
  await byModel.feedback({
    ...request,
    prompt: `${plain} ${contact}`,
    task: {
      title: 'Letter',
      instructions: 'Send it to PO Box 44 or kea(at)kura.blog.',
      rubric: '',
    },
    readByTeacher: true,
  });
  const sent = JSON.stringify(byModel.emulator.requests());
  expect(sent).toContain('I live at [address');
  expect(sent).not.toMatch(/kowhai|0199|555|kiwikid|gmail|box 44|kea\(|kura\.blog/iu);
});
