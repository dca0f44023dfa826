import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = ['Will Fenton', 'Hope Walker', 'Mark Douglas', 'Tui Waaka', 'Cody Rikihana'];

it.each([
  ['after a colon', 'team: will hope mark', 'team: _ _ _'],
  ['with one that is no word', 'will hope cody and mark ran', '_ _ _ and _ ran'],
  ['one of them alone in its line', 'Bench\nwill mark cody', 'Bench\n_ _ _'],
])('names in a row without commas are names, whatever they mean, %s', (_, text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  ['I hope cody will come', 'I hope _ will come'],
  ['cody and tui will mark it', '_ and _ will mark it'],
  ['tui cody will hope so', '_ _ will hope so'],
  ['the will hope gave us', 'the will hope gave us'],
])('but two are no row, nor is what somebody does one of it: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});
