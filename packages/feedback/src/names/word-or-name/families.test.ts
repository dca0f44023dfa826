import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Jack Wood', 'the woods came over', 'the _ came over'],
  ['Jack Woods', 'the woods invited us', 'the _ invited us'],
  [
    'Jack Fox',
    'the foxes moved to Napier. We saw the Foxes.',
    'the _ moved to Napier. We saw the _.',
  ],
])('a family does what people do: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Jack Wood', 'the woods came into view. the woods were dark'],
  ['Jack Wood', 'two woods moved'],
  ['Jack Fox', 'the foxes came. the foxes ran'],
])('things are no family: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});
