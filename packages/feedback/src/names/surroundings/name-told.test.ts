import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['his name was young then', 'his name was _ then'],
  ['my name’s young but i am ten', 'my name’s _ but i am ten'],
  ['her nickname was an for short', 'her nickname was _ for short'],
  ['my name in maths is lucky because i guess', 'my name in maths is _ because i guess'],
  ['her nickname is Splodge', 'her nickname is _'],
  ['he is nicknamed Bushy', 'he is nicknamed _'],
  ['the name of the young one', 'the name of the young one'],
])('what is said to be a name is one, a word or not: %s', (text, shown) => {
  expect(blankedIn(['James Young', 'An Zhang', 'Lucky Vea'], text)).toBe(shown);
});
