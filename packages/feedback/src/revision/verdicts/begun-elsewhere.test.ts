import { expect, it } from 'vitest';
import { judgeSteps } from './judge-steps.ts';

const before =
  'I woke up early. Mum made toast. I ran to the bus with my sister. The bus was full. I sat next to Tama. My bag was on my knees. Rain came in. I got wet. Then the sun came out.';

const verdictOf = (...mends: [string, string][]) =>
  judgeSteps(
    before,
    mends.reduce((text, [old, now]) => text.replace(old, now), before),
    [
      {
        step: 0,
        comment: 'You start with ‘I’ four times. Begin “I sat next to Tama” another way.',
        quotations: ['I sat next to Tama'],
        rule: 'openers',
      },
    ],
  ).judged[0]?.verdict;

it.each([
  ['I got wet', 'Soon I got wet'],
  ['I ran to', 'With my shoes undone I ran to'],
])('is all of it where another begins in a new way: “%s”, “%s”', (...mend) => {
  expect(verdictOf(mend)).toBe('done');
});

it.each([
  ['I got wet', 'Mum got wet'],
  ['I ran to', 'My feet ran to'],
])('is half of it where another begins as one beside it does: “%s”, “%s”', (...mend) => {
  expect(verdictOf(mend)).toBe('partly');
});

it('is all of it where the sentence does, or several others', () => {
  const itself: [string, string] = ['I sat next to Tama', 'At the back I sat next to Tama'];
  expect(verdictOf(itself)).toBe('done');
  expect(verdictOf(itself, ['I got wet', 'Soon I got wet'])).toBe('done');
  expect(verdictOf(['I got wet', 'Soon I got wet'], ['I ran to', 'After that I ran to'])).toBe(
    'done',
  );
});
