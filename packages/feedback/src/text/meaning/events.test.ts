import { expect, it } from 'vitest';
import { tellsWhatHappened } from './events.ts';

it.each(['I fell off the wharf', 'Then my sister laughed', 'On Friday it was wet'])(
  '“%s” tells what happened',
  (words) => {
    expect(tellsWhatHappened(words)).toBe(true);
  },
);

it.each([
  'Eels eat koura',
  'Tie the string',
  'Painted eggs are what we like',
  'They live in creeks',
])('“%s” tells nothing that happened', (words) => {
  expect(tellsWhatHappened(words)).toBe(false);
});
