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
])('two names are no row, and what somebody does is no part of one: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  ['my team is sunny, cody and rikihana', 'my team is _, _ and _'],
  ['i saw sunny, cody, rikihana', 'i saw _, _, _'],
])('a list of names begins with one, whatever it means: %s', (text, shown) => {
  expect(blankedIn([...people, 'Sunny Quo'], text)).toBe(shown);
});

it.each([
  ['it was sunny, cody and I swam', 'it was sunny, _ and I swam'],
  ['it will be sunny, cody said', 'it will be sunny, _ said'],
])('but no clause does: %s', (text, shown) => {
  expect(blankedIn([...people, 'Sunny Quo'], text)).toBe(shown);
});
