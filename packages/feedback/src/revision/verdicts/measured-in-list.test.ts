import { expect, it } from 'vitest';
import { judgeSteps } from './judge-steps.ts';

const before =
  'How to make bread\nYou will need:\nflour\nyeast\nwarm water\nsalt\n1. Mix the yeast and the salt.\n2. Put in some flour and stir it.\n3. You pour some water on top.\n4. Knead it until it is smooth.\n5. Bake it.';

const verdictOf = (quotation: string, ...mends: [string, string][]) =>
  judgeSteps(
    before,
    mends.reduce((text, [old, now]) => text.replace(old, now), before),
    [
      {
        step: 0,
        comment: `Somebody may put in too much at “${quotation}”. Say how much.`,
        quotations: [quotation],
        rule: 'amounts',
      },
    ],
  ).judged[0]?.verdict;

const noMoreGuesses: [string, string][] = [
  ['Put in some flour and', 'Add the flour and'],
  ['You pour some water', 'Pour the water'],
];

it('is said how much in the list, where the step leaves it to that', () => {
  expect(
    verdictOf('You pour some water on top', ['warm water', '200 ml warm water'], ...noMoreGuesses),
  ).toBe('done');
  expect(
    verdictOf('Put in some flour and stir it', ['\nflour', '\n3 cups of flour'], ...noMoreGuesses),
  ).toBe('done');
});

it('is not said by a measure of something else, or by no measure', () => {
  expect(verdictOf('You pour some water on top', ...noMoreGuesses)).toBe('notYet');
  expect(
    verdictOf('You pour some water on top', ['\nsalt', '\n2 tsp salt'], ...noMoreGuesses),
  ).toBe('notYet');
});
