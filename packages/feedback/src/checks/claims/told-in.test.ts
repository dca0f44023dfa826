import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const mine = keptOf(
  'It was so cold. I ran to my tent and we lit the lamp. I heard a noise. We hid our boots. “I am here,” said Dad.',
);
const kiris = keptOf(
  'It was so cold. Kiri ran to the tent and lit the lamp. She heard a noise. “I am here and I know it is you,” said Dad. He laughed.',
);
const report = keptOf(
  'It is so cold in a cave. A weta is an insect. It has long legs. Weta are shy. One is caught by a rat at night. They do not bite.',
);

it.each([
  ['You tell it in the first person, so we feel with you.', true, false, false],
  ['Writing in the first person brings us close.', true, false, false],
  ['You told it as “I”, and that is brave.', true, false, false],
  ['You keep to the third person all the way through.', false, true, true],
  ['The past tense suits your recount.', true, true, false],
  ['You stay in the past tense from start to end.', true, true, false],
  ['Your present tense makes it sound true.', false, false, true],
])('believes in a person or a tense only where the text has it: %s', (comment, ...isKept) => {
  expect([mine, kiris, report].map((kept) => kept('strength', comment))).toEqual(isKept);
});

it('lets be what is said of a part, or of what could be', () => {
  for (const comment of [
    'You switch to the present tense, and I am there.',
    'Your ending in the present tense is bold.',
    'You could tell it in the third person.',
  ])
    expect(mine('strength', comment)).toBe(true);
  expect(mine('nextStep', 'Try the third person.')).toBe(true);
});
