import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(
  'It was so cold. My pig ate three carrots and a bucket of scraps. Two of the ducks ran off. There were 5 eggs and 2 nests.',
);

it.each([
  'You tell us that the pig ate seven carrots, and I could hear it.',
  'I like how you count the 12 eggs, so that I see them.',
])('drops praise that gives more of a thing than the text: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'You tell us that the pig ate three carrots, and I could hear it.',
  'You tell us about two eggs, and I could see them.',
  'You tell us that the pig ate five carrots, and I could hear it.',
  'You write about four ducks, and I could hear them.',
])(
  'keeps a number that is there, or may be of a part or of what is told elsewhere: %s',
  (comment) => {
    expect(isKept('strength', comment)).toBe(true);
  },
);
