import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const blankedOf = (name: string, text: string) => blankedIn([`${name} Quo`], text);

it.each([
  ['Will', '"no way," said will, "i wont"', '"no way," said _, "i wont"'],
  ['Frank', '“come here,” whispered frank.', '“come here,” whispered _.'],
  ['Sunny', '“I’m first!” shouted sunny as we ran', '“I’m first!” shouted _ as we ran'],
  ['Rich', "'can i play?' begged rich", "'can i play?' begged _"],
  ['Sunny', '“ok,” said sunny and ran', '“ok,” said _ and ran'],
  ['Mark', 'no way said mark i wont', 'no way said _ i wont'],
  ['Lucky', 'stop it yelled lucky so i did', 'stop it yelled _ so i did'],
])('who says something is a name, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Happy', '“You will see,” said happy little me'],
  ['Mark', 'he said “mark my words”'],
  ['Will', 'dad said will you come'],
  ['Mark', 'the teacher said mark your work'],
  ['Blue', '“Nice” shouted the blue team'],
])('but not what is said, or what who says it is like, %s: %s', (name, text) => {
  expect(blankedOf(name, text)).toBe(text);
});
