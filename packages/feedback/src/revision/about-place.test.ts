import { expect, test } from 'vitest';
import { isAboutPlace } from './about-place.ts';

test.each([
  'Put your steps in the order in which they are done.',
  'Move “It was hot” up to the top.',
  'Take out “She is the leader”, because a reader can’t do it.',
  'Put all the facts about bodies together.',
  'It jumps about: how they found out is in two places. Put that beside the other facts.',
])('moved or removed words can answer “%s”', (comment) => {
  expect(isAboutPlace(comment)).toBe(true);
});

test.each([
  'Add a reason in order to persuade your reader.',
  'Tell us how you felt after the race.',
  'How did you feel after the race?',
  'What happened after that? Add it.',
  'Add a sentence at the end.',
  'Think about “we moved house”: was it sad?',
])('only new words can answer “%s”', (comment) => {
  expect(isAboutPlace(comment)).toBe(false);
});
