import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Rosie Field', 'me and rosie feild ran', 'me and _ _ ran'],
  ['Rosie Field', 'It was rosie feilds torch', 'It was _ _s torch'],
  ['Oliver Marsh', 'I sat by oliver mash today', 'I sat by _ _ today'],
  ['Kate Shepherd', 'Dear kate shepard and all', 'Dear _ _ and all'],
  ['Zoe Schneider', 'the slime that zoe snyder had', 'the slime that _ _ had'],
  ['Haruto Sato', 'all over Haruto Sat', 'all over _ _'],
  ['Eva Ng', 'then eva eng ran', 'then _ _ ran'],
  ['Mark Fisher', 'then mark fischer and mark fisha ran', 'then _ _ and _ _ ran'],
  ['Rose Gardner', 'rose gardener did it', '_ _ did it'],
  ['Priya Sharma', 'priya sharmer\nlaughed', '_ _\nlaughed'],
])('a whole name with a slip in its family name is found, %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Rosie Field', 'Rosy Field said it', '_ _ said it'],
  ['Skye Brown', 'By sky brown', 'By _ _'],
  ['Skye Brown', 'we saw skie brown again', 'we saw _ _ again'],
  ['Ty King', 'I saw Tie King and ran', 'I saw _ _ and ran'],
  ['Hope Anderson', 'then hop anderson fell', 'then _ _ fell'],
  ['Whetū Karaka', 'Whetoo Karaka isnt scared', '_ _ isnt scared'],
  ['Ivy Woods', 'Feild day. Ivey Woods wore red', 'Feild day. _ _ wore red'],
  ['Mei Ling Ong|Mei Ling', 'me and may ling', 'me and _ _'],
  ['Siew Ling Goh|Siew Ling', 'me and sue ling', 'me and _ _'],
  ['Zixuan Gao', 'then zishuan gao screamed', 'then _ _ screamed'],
  ['Rosie Field', 'me and rosy feild ran', 'me and _ _ ran'],
])('a given name as another word is spelt is found, %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Hope Wells', 'i hope well win the game'],
  ['Skye Brown', 'the sky browned and the brown sky'],
  ['Summer Walker', 'In summer walks are nice'],
  ['Will Hunter', 'we will hunt for it'],
  ['Rosie Field', 'a rosy fielder'],
  ['Ty King', 'we gave to kings'],
])('words in a row that are like a whole name stay, %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});

it.each([
  ['Ji-woo Kim', 'can Ji-woo come over', 'can _ come over'],
  ['Kate Baker', 'then Kate baked and Kate bakes', 'then _ baked and _ bakes'],
  ['Isla Stone', 'Isla stole the bun', '_ stole the bun'],
  ['Mark Fisher', 'Mark fished and Mark fishes', '_ fished and _ fishes'],
  ['Mia Li', 'Mia lay down', '_ lay down'],
  ['Anna Farmer', 'Anna farm and Anna farms', '_ farm and _ farms'],
  ['Lena Carter', 'let Lena cart it', 'let _ cart it'],
  ['Tia Potter', 'Tia pots it', '_ pots it'],
  ['Mark Fisher', 'I saw Mark fish', 'I saw _ fish'],
  ['Malia Folau', 'Malia feel it and Malia follow it', '_ feel it and _ follow it'],
  ['Dean Cook', 'let Dean kick it', 'let _ kick it'],
  ['Hope Anderson', 'the happy Anderson family', 'the happy _ family'],
  ['Tom Cook', 'Tom took it and Tom look', '_ took it and _ look'],
])('what somebody does, or is like, is not their name, %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it('a name with ß at its end comes back', () => {
  expect(blankedIn(['Will Anderson'], 'will AndersonWeiß')).toBe('_ _');
});
