import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = ['Aroha Hau', 'Kōwhai Hau', 'Moana Hau', 'Tiaki Hau', 'Rongo Hau'];

it.each([
  ['kei te kaukau a kowhai i te awa', 'kei te kaukau a _ i te awa'],
  ['I kōrero a aroha ki ahau.', 'I kōrero a _ ki ahau.'],
  ['kua kite au i a rongo', 'kua kite au i a _'],
  ['ka aroha a aroha ki te kuri', 'ka aroha a _ ki te kuri'],
  ['Te Whare o Rongo, e aroha, me Moana', 'Te Whare o _, e _, me _'],
  ['he moana said hi', 'he _ said hi'],
  ['I tangi a Mihi, ā, i oma a Pounamu.', 'I tangi a _, ā, i oma a _.'],
])('te reo has a name there: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  'I haere mātou ki te moana.',
  'He aroha nui tōku ki taku whānau.',
  'kua aroha mātou ki ngā moana, kia aroha tātou',
  'i te rongo au i te manu, me taku aroha',
  'we saw a kowhai, and there is a moana',
])('te reo has a word there: %s', (text) => {
  expect(blankedIn(people, text)).toBe(text);
});

it('a parent who calls is not called so', () => {
  expect(blankedIn(people, '“Come!” called Mum. A dog called Zub ran.')).toBe(
    '“Come!” called Mum. A dog called _ ran.',
  );
});
