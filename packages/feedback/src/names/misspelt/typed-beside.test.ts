import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = ['Joseph Quo', 'Leo Ngata', 'Mark Okeroa', 'Priya Rao', 'Grace Li'];

it.each([
  ['Kosepj... I mean Joseph is slow.', '_... I mean _ is slow.'],
  ['Lro. Oops, Leo.', '_. Oops, _.'],
  ['Marl I mean Mark won', '_ I mean _ won'],
  ['Grsxe (Grace) won', '_ (_) won'],
  ['priya not pruta', '_ not _'],
])('keys beside the right ones make no other word of a name: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  ['We made a mess and Grace left.', 'We made a mess and _ left.'],
  ['Leo sat on his leg.', '_ sat on his leg.'],
  ['Mark ran into the park', '_ ran into the park'],
])('a word beside a name stays: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});
