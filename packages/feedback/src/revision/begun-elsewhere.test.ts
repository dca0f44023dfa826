import { expect, it } from 'vitest';
import { judgeSteps } from './judge-steps.ts';

const before =
  'I woke up early. I had toast. I ran to the bus with my sister. Mum waved. I sat next to Tama. I told him about the dog. The bus stopped at the shop. I bought a pie. Tama got one too. Then it rained.';

const verdictOf = (...mends: [string, string][]) =>
  judgeSteps(
    before,
    mends.reduce((text, [old, now]) => text.replace(old, now), before),
    [
      {
        step: 0,
        comment: 'You start with ‘I’ six times. Begin “I sat next to Tama” another way.',
        quotations: ['I sat next to Tama'],
        rule: 'openers',
      },
    ],
  ).judged[0]?.verdict;

it.each([
  [
    ['I had toast', 'After that I had toast'],
    ['I bought a pie', 'With my money I bought a pie'],
    ['I ran to', 'Quickly I ran to'],
  ],
  [
    ['I woke up early', 'On Monday I woke up early'],
    ['I told him', 'Quietly I told him'],
    ['I had toast', 'First I had toast'],
  ],
] satisfies [string, string][][])(
  'is half of it where others begin another way: %o',
  (...mends) => {
    expect(verdictOf(...mends)).toBe('partly');
  },
);

it('is all of it where the sentence does, alone or with others', () => {
  expect(verdictOf(['I sat next to Tama', 'On the bus I sat next to Tama'])).toBe('done');
  expect(
    verdictOf(
      ['I sat next to Tama', 'On the bus I sat next to Tama'],
      ['I had toast', 'Then I had toast'],
    ),
  ).toBe('done');
});
