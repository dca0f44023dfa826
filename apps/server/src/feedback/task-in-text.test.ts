import { afterEach, expect, test } from 'vitest';
import { conceal } from './concealing/concealed-names.ts';
import { hiddenIn } from './concealing/hidden.ts';
import { judgeDraft } from './judging/judge-draft.ts';
import { openBothSettings } from './testing/both-settings.ts';
import { readAnswer, type Setting } from './testing/setting.ts';

const criteria = ['• I can order events', '• I can use similes'];
const instructions = 'Tell us about a time you were at the awa.';
const written =
  'On Friday we walked to the awa behind our kura. The water was as cold as ice, so my toes went numb. I found a kōura under a flat rock and it nipped me because I picked it up.';
const prompt = [
  'Name: Aroha Ngata',
  'WALT: write a recount for our class book.',
  'Success criteria:',
  ...criteria,
  instructions,
  '',
  written,
].join('\n');
const request = {
  prompt,
  studentName: 'Aroha Ngata',
  documentId: 'document-01',
  assignmentId: '7',
  task: { title: 'At the awa', instructions, rubric: '' },
};

const { byModel, byRules } = await openBothSettings();

afterEach(() => byModel.emulator.reset());

const quotationsIn = (answer: Awaited<ReturnType<Setting['feedback']>>) =>
  readAnswer(answer).points.flatMap(({ quotations }) => quotations);

const sentOn = async (sent: typeof request | Omit<typeof request, 'task'>): Promise<string> => {
  byModel.emulator.reset();
  readAnswer(await byModel.feedback(sent));
  return JSON.stringify(byModel.emulator.requests());
};

test('a model is told the task once, and not as what the student wrote', async () => {
  const sent = await sentOn(request);
  const task = [instructions, 'WALT: write a recount for our class book.', ...criteria];
  for (const line of task) expect(sent.split(line)).toHaveLength(2);
  const [, told = ''] = sent.split('as the class was given it');
  const [first, last] = [task[0] ?? '', task.at(-1) ?? ''];
  expect(told.slice(0, 400)).toMatch(new RegExp(`${first}.*${last}`, 'u'));
  expect(sent).toContain('The water was as cold as ice');
});

test('where the assignment says nothing, the document does', async () => {
  const { task: _none, ...alone } = request;
  const [, told = ''] = (await sentOn(alone)).split('as the class was given it');
  expect(told.slice(0, 200)).toContain('WALT: write a recount');
});

test.each([
  ['a model', () => byModel],
  ['the built-in writer', () => byRules],
])('%s quotes the student, at the place in her document', async (_, setting) => {
  const quotations = quotationsIn(await setting().feedback(request));
  expect(quotations.length).toBeGreaterThan(0);
  for (const { text, start, end } of quotations) {
    expect(prompt.slice(start, end)).toBe(text);
    expect(written).toContain(text);
  }
});

test('what a model quotes of the task is no quotation of the student’s', () => {
  const student = { fullName: 'Aroha Ngata', givenName: 'Aroha' };
  const given = { text: prompt, student, classmates: [], alsoSent: [], others: [] };
  const droppedOf = (task: readonly string[] | undefined) => {
    const concealed = conceal({ ...given, ...(task && { task }) });
    const { checks } = judgeDraft({
      draft: { points: [praise], why: null },
      by: 'model',
      task: { text: concealed.text, focus: [], wordCount: 70, readingLevel: null },
      hidden: hiddenIn(given, concealed),
    });
    return checks.quotations.dropped;
  };
  const praise = {
    kind: 'strength' as const,
    comment: 'You tell me that “I can use similes”, and you do.',
    quotations: ['I can use similes'],
    example: null,
    skill: null,
  };
  expect(droppedOf([])).toBe(1);
  expect(droppedOf(undefined)).toBe(0);
});

test('who is named in the task alone keeps the stand-in when a model is asked again', () => {
  const student = { fullName: 'Aroha Ngata', givenName: 'Aroha' };
  const classmates = [student, { fullName: 'Tāne Waititi', givenName: 'Tāne' }];
  const text = prompt.replace('for our class book', 'for Tāne');
  const given = { text, task: [instructions], student, classmates, alsoSent: [], others: ['Hi.'] };
  const { task, hidden } = conceal(given);
  const [, standIn = ''] = /recount for (\p{L}+)/u.exec(task) ?? [];
  const again = conceal({ ...given, others: ['Hi.', `Show it to ${standIn}.`] });
  expect(again.others).toEqual(['Hi.', `Show it to ${standIn}.`]);
  expect(again.hidden).toEqual(hidden);
});
