import { expect, test } from 'vitest';
import { glanceAt } from './glance-at.ts';

const people = [
  { fullName: 'Jaydn Rufuss', givenName: 'Jaydn' },
  { fullName: 'Māia Te Whata', givenName: 'Māia' },
];
const glance = (text: string) => glanceAt({ text, people });

test('a misspelt word is reported once, with the right form if only one can be meant', () => {
  const { misspelt, words } = glance(
    'My freind was wriggeling becuase he saw ballons. My Freind ran.',
  );
  expect(misspelt).toEqual([
    { written: 'freind', right: 'friend' },
    { written: 'wriggeling', right: 'wriggling' },
    { written: 'becuase', right: 'because' },
    { written: 'ballons', right: null },
  ]);
  expect(words).toBe(11);
});

test.each([
  ['te reo Māori, with macrons or without', 'We took the kai to the wharekai and sang a waiata.'],
  [
    'names of the class, in small letters, misspelt or owned',
    'We saw jaydn and jaydns dog. maia and jaydan ran.',
  ],
  ['common given names', 'Then caitlin and brayden ran to the gate.'],
  ['Pacific words', 'My nana made a lavalava for the fiafia at church.'],
  ['drawn-out sounds', 'Aaaaargh! He went kaboooom and whooosh.'],
])('%s are left alone', (_, text) => {
  expect(glance(text).misspelt).toEqual([]);
});

test('a text in another language has no misspelt words', () => {
  const text = 'Kumain ako ng mangga kahapon sa bahay ng lola ko at masarap iyon talaga. ';
  expect(glance(text.repeat(3)).misspelt).toEqual([]);
});

const recount =
  'On Saturday we went to the river. The water was as cold as ice and my toes went numb. I go under and swim to the rock. Then we went home. Then we ate. Then we slept.';

test('what the rules see is reported by skill, with the words that show it', () => {
  const { seen } = glance(recount);
  expect(seen.map(({ kind }) => kind)).toContain('strength');
  expect(seen.map(({ kind }) => kind)).toContain('nextStep');
  for (const { quotations } of seen)
    for (const words of quotations) expect(recount).toContain(words);
  const names = seen.map(({ kind, skill }) => `${kind} ${skill}`);
  expect(new Set(names).size).toBe(names.length);
});

test('nothing is seen in a text too short for feedback', () => {
  expect(glance('We went to the river. It was as cold as ice.').seen).toEqual([]);
});

test('of a text that the teacher should read first, no words are shown', () => {
  const told = glance(`${recount} When I get home my dad hits me with his belt and I am scared.`);
  expect(told).toMatchObject({ misspelt: [], seen: [], isToRead: true });
  expect(told.words).toBeGreaterThan(40);
});
