import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['I saw ⠃⠑⠇⠇⠁ run.', 'I saw _ run.'],
  ['⠠⠓⠕⠏⠑ ⠟⠥⠕ ran.', '_ _ ran.'],
  ['⠃ ⠑ ⠇ ⠇ ⠁', '_'],
  ['⠉⠁⠞ and ⣿⣿⠿', '⠉⠁⠞ and ⣿⣿⠿'],
])('a name in Braille is one: %s', (text, shown) => {
  expect(blankedIn(['Bella Quo', 'Hope Quo'], text)).toBe(shown);
});
