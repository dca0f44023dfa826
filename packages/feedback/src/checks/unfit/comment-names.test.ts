import { expect, it } from 'vitest';
import { greetingHer, hasBlank, hasWrongName } from './comment-names.ts';
import { sourceText } from '../finding/source-text.ts';

it.each([
  ['Kia ora Emma! You hook me in.', 'Kia ora Hana! You hook me in.'],
  ['Kia ora, Emma! You hook me in.', 'Kia ora, Hana! You hook me in.'],
  ['Tēnā koe Case, you hook me in.', 'Tēnā koe Hana, you hook me in.'],
  ['Hi Emma Jane I like this.', 'Hi Hana I like this.'],
  ['Dear Mrs Smith, I like this.', 'Dear Hana, I like this.'],
  ['Kia ora [Student Name]! Well done.', 'Kia ora Hana! Well done.'],
  ['Kia ora {name}, well done.', 'Kia ora Hana, well done.'],
  ['Mōrena Kasey “so cold” is good.', 'Mōrena Hana “so cold” is good.'],
])('a greeting is for the student: %s', (comment, mended) => {
  expect(greetingHer(comment, 'Hana')).toBe(mended);
});

it.each([
  'Kia ora Hana! Emma is a good friend.',
  'Kia ora Hana Whitcombe, well done.',
  'Kia ora Hāna! Well done.',
  'Kia ora e hoa, well done.',
  'Kia ora koutou! Well done.',
  'Kia ora! Your words work.',
  'Kia ora, Your words work.',
  'Kia ora Your words work.',
  'Hi there Emma is good.',
  'Your friend Emma is good.',
])('what greets her, or nobody, stays: %s', (comment) => {
  expect(greetingHer(comment, 'Hana')).toBe(comment);
});

it('a greeting stays as it is where nobody knows whose it is', () => {
  expect(greetingHer('Kia ora Emma!', '')).toBe('Kia ora Emma!');
});

it.each([
  'Ask [Name] to read it.',
  'Well done, {{student}}!',
  'See [link 2].',
  'Hi <your name>!',
  'As {name} says',
  '[STUDENT_NAME] ran',
])('sees a blank: %s', (own) => expect(hasBlank(own)).toBe(true));

it.each([
  'Try ‘I felt [feeling] because [reason]’.',
  'Leave out […] here.',
  'Write (in your own words) who came.',
  '3 < 4 > 2',
])('takes nothing else for a blank: %s', (own) => expect(hasBlank(own)).toBe(false));

const known = {
  standIns: ['Casey', '[link 1]', 'Rílan'],
  studentName: 'Hana Whitcombe',
  source: sourceText('Tāne and Zoë’s dog ran. Jamie saw it, and Quinns did too.'),
  criteria: ['Write about Matilda.'],
};

it.each([
  'Kasey',
  'Cas-ey',
  'C-a-s-e-y',
  'Caseye',
  'CaseyRiley',
  'Caseytanga',
  'Cásey',
  'Casy',
  'Rilan’s',
  'Riley',
  'Emma',
  'Emma’s',
])('sees a changed stand-in, and a name from nowhere: %s', (name) =>
  expect(hasWrongName(`Then ${name} waits.`, known)).toBe(true),
);

it.each([
  'Hana',
  'Tane',
  'Tāne’s',
  'Zoë',
  'Jamie',
  'Matilda',
  'Whitcombe',
  'Monday',
  'Well-chosen',
  'May',
  'Nana',
  'Auckland',
  'Te Whero',
  'Pukehina',
])('takes names of the text, and other words, for no such name: %s', (name) =>
  expect(hasWrongName(`Then ${name} waits.`, known)).toBe(false),
);
