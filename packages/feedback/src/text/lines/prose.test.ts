import { expect, it } from 'vitest';
import { isInProse } from './prose.ts';
import { readStudentText } from '../student-text.ts';

const letter = `Should We Have A Pond?
Dear Mrs Tau, Mr Sio and the board,
We should have a pond because eels need one.
What we need
- two spades
- Dig the hole first.
Nana will help us.
The End
Yours sincerely
Moana
P.S. I can swim.
Sources
My koro told me.`;

const isIn = (words: string) => isInProse(readStudentText(letter), words);

it.each(['We should have a pond because eels need one', 'Dig the hole first', 'Nana will help us'])(
  '“%s” is a sentence of the text',
  (words) => {
    expect(isIn(words)).toBe(true);
  },
);

it.each([
  ['the title', 'Have A Pond'],
  ['a heading', 'What we need'],
  ['a thing of a list', 'two spades'],
  ['‘The End’', 'The End'],
  ['a farewell', 'Yours sincerely'],
  ['what comes after it', 'I can swim'],
  ['a source', 'My koro told me'],
])('%s is no sentence of the text', (_, words) => {
  expect(isIn(words)).toBe(false);
});

it('the first place counts, for words that stand in the title too', () => {
  const text = readStudentText('My Pond\nAt last my pond was full. My Pond is deep.');
  expect(isInProse(text, 'My Pond')).toBe(false);
  expect(isInProse(text, 'my pond')).toBe(true);
});

it('a heading that begins with “Sources” ends no report', () => {
  const text = readStudentText('Light\nSources of light\nThe sun is one. A torch is another.');
  expect(isInProse(text, 'A torch is another')).toBe(true);
});

it('answers of an interview are somebody else’s words, where three questions have a line each', () => {
  const two = 'What is your job?\nI teach.\nDo you have a pet?\nYes I have a dog.\n';
  const three = `${two}Is it big?\nIt is huge.`;
  expect(isInProse(readStudentText(two), 'Yes I have a dog')).toBe(true);
  expect(isInProse(readStudentText(three), 'Yes I have a dog')).toBe(false);
});
