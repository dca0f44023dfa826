import { expect, it } from 'vitest';
import type { KeptPoint } from '../../checks/draft-point.ts';
import { composeFeedback } from '../../compose.ts';
import { stepsOf } from './steps-of.ts';

const text = 'On wensday we went to the zoo. It was fun.';
const point = (
  kind: KeptPoint['kind'],
  comment: string,
  over: Partial<KeptPoint> = {},
): KeptPoint => ({
  kind,
  comment,
  quotations: [],
  example: null,
  skill: null,
  ...over,
});
const kept = [
  point('strength', 'Robyn, you told me where you went.'),
  point('nextStep', 'Look again at “wensday”. The right spelling is ‘Wednesday’.', {
    quotations: [{ text: 'wensday', start: 3, end: 10, match: 'exact' }],
    rule: 'listedMisspelling',
  }),
  point('nextStep', 'Show me what you mean by “It was fun”.', {
    quotations: [{ text: 'It was fun', start: 31, end: 41, match: 'exact' }],
    example: 'My hands were shaking.',
    rule: 'bareSentence',
  }),
  point('question', 'Which animal would you take home?'),
];
const posted = composeFeedback(kept);
const read = (words: string, points = kept) =>
  stepsOf(words, points, text).map(({ comment, quotations, rule }) => [comment, quotations, rule]);

it('finds the steps of a feedback that was posted as it was written', () => {
  expect(read(posted)).toEqual([
    [
      'Look again at “wensday”. The right spelling is ‘Wednesday’.',
      ['wensday'],
      'listedMisspelling',
    ],
    ['Show me what you mean by “It was fun”.', ['It was fun'], 'bareSentence'],
  ]);
  expect(stepsOf(posted, kept, text).map(({ step }) => step)).toEqual([0, 1]);
});

it('reads what the teacher changed from her words, without a rule', () => {
  const changed = posted.replace('Show me what you mean by', 'Tell me more about');
  expect(read(changed)[0]?.[2]).toBe('listedMisspelling');
  expect(read(changed)[1]).toMatchObject([
    expect.stringContaining('Tell me more about “It was fun”.'),
    ['It was fun'],
    null,
  ]);
});

it('leaves out what the teacher took out, and takes in what she added', () => {
  const own = `${posted.replace(kept[1]?.comment ?? '', '').trim()}\n\nCheck your capitals, please.`;
  expect(read(own).map(([comment]) => comment)).toEqual([
    'Show me what you mean by “It was fun”.',
    'Check your capitals, please.',
  ]);
});

it('reads a feedback that the teacher wrote herself', () => {
  const own =
    'I like how you began.\n\nAdd a sentence about what you saw at “the zoo”. Try to end with how you felt.';
  expect(read(own, [])).toEqual([
    ['Add a sentence about what you saw at “the zoo”.', ['the zoo'], null],
    ['Try to end with how you felt.', [], null],
  ]);
  expect(read('Look again at “wensday”. The right spelling is ‘Wednesday’.', [])).toEqual([
    ['Look again at “wensday”. The right spelling is ‘Wednesday’.', ['wensday'], null],
  ]);
  expect(read('What did you see at the zoo?', [])).toEqual([
    ['What did you see at the zoo?', [], null],
  ]);
  expect(read('Ka pai!', [])).toEqual([]);
});

it('takes what only tells of the text with what is asked in the same paragraph', () => {
  const own =
    'Ka pai!\n\nYou used “it was” three times. Begin one differently.\n\nCheck the plural of calf. You wrote “calfs”.\n\nThe ending is rushed.\n\nAdd a title. Slow down.';
  expect(read(own, []).map(([comment]) => comment)).toEqual([
    'You used “it was” three times. Begin one differently.',
    'Check the plural of calf. You wrote “calfs”.',
    'The ending is rushed.',
    'Add a title.',
    'Slow down.',
  ]);
});

it('finds what the teacher quotes with the marks of her keyboard', () => {
  const own = 'Join "On wensday we went to the zoo. It was fun." with so. Check ‘wensday’.';
  expect(read(own, [])).toEqual([
    [
      'Join “On wensday we went to the zoo. It was fun.” with so.',
      ['On wensday we went to the zoo. It was fun.'],
      null,
    ],
    ['Check ‘wensday’.', ['wensday'], null],
  ]);
});

it('takes no greeting and no ending of the teacher’s for a step', () => {
  const frame = { greeting: 'Read this twice, Robyn!', ending: 'Keep trying new words. Mr T' };
  const framed = kept.map((one, at) => (at === 0 ? { ...one, frame } : one));
  const sent = `${frame.greeting}\n\n${posted}\n\n${frame.ending}`;
  expect(read(sent, framed)).toEqual(read(posted));
  expect(read(`${sent}\nAdd a title.`, framed).map(([comment]) => comment)).toContain(
    'Add a title.',
  );
  expect(read(posted, framed)).toEqual(read(posted));
});

it('gives the steps in the order in which she posted them', () => {
  const [, spelling, more] = kept.map(({ comment }) => comment);
  expect(read(`${more}\n\n${spelling}`).map(([comment]) => comment)).toEqual([more, spelling]);
  const own = `Add a title.\n\n${spelling}\n\nCheck your capitals.\n\n${more}`;
  expect(read(own).map(([comment]) => comment)).toEqual([
    'Add a title.',
    spelling,
    'Check your capitals.',
    more,
  ]);
});

it('reads no step from an example, whether she left it in or took it out', () => {
  const example = 'Try to hold on, said Koro. Add more rope!';
  const points = [point('nextStep', 'Show me what you mean by “It was fun”.', { example })];
  const whole = composeFeedback(points);
  expect(read(whole, points).map(([comment]) => comment)).toEqual([points[0]?.comment]);
  const without = points[0]?.comment ?? '';
  expect(read(without, points).map(([comment]) => comment)).toEqual([without]);
  expect(read(`${without}\n\nAdd a title.`, points).map(([comment]) => comment)).toEqual([
    without,
    'Add a title.',
  ]);
});

it('finds the same step twice if she posted it twice', () => {
  const twice = [point('nextStep', 'Add a title.'), point('nextStep', 'Add a title.')];
  expect(read('Add a title.\n\nAdd a title.', twice)).toHaveLength(2);
});

it('takes nothing for a stored point that says nothing', () => {
  const empty = [point('nextStep', ''), point('nextStep', 'Add a title.')];
  expect(read('Add a title.', empty)).toEqual([['Add a title.', [], null]]);
});

it('gives only quotations that are in the earlier draft', () => {
  expect(read('Look again at “the zoo” and at “the farm”, please.', [])).toEqual([
    ['Look again at “the zoo” and at “the farm”, please.', ['the zoo'], null],
  ]);
});

it('takes no question for a step where a stored point is left', () => {
  const [strength = '', , , question = ''] = kept.map(({ comment }) => comment);
  expect(read(`${strength}\n\nWhat did you see at the zoo?`)).toEqual([]);
  expect(read(question)).toEqual([]);
  expect(read(`${strength}\n\nAdd a title.`).map(([comment]) => comment)).toEqual(['Add a title.']);
});

it('takes a request that is put as a question for a step beside others', () => {
  const own = 'I like the bus. Tell me what you heard. Could you check the spelling of "the zoo"?';
  expect(read(own, [])).toEqual([
    ['Tell me what you heard.', [], null],
    ['Could you check the spelling of “the zoo”?', ['the zoo'], null],
  ]);
  const named = 'Add a title. Tama, can you begin one sentence differently? What was it like?';
  expect(read(named, []).map(([comment]) => comment)).toEqual([
    'Add a title.',
    'Tama, can you begin one sentence differently?',
  ]);
  expect(read('Add a title. Can you believe it?', []).map(([comment]) => comment)).toEqual([
    'Add a title.',
  ]);
});

it('gives at most twenty steps', () => {
  const many = (count: number) =>
    [
      'I like it.',
      ...Array.from({ length: count }, (_, i) => `Add a title on page ${i + 1}.`),
    ].join('\n\n');
  expect(read(many(20), [])).toHaveLength(20);
  expect(read(many(21), [])).toEqual(read(many(20), []));
});
