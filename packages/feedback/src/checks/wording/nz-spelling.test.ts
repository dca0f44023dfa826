import { expect, it } from 'vitest';
import { inNzSpelling } from './nz-spelling.ts';

const nothing = new Set<string>();

it.each([
  ['Add more color to your favorite part.', 'Add more colour to your favourite part.'],
  [
    'Color and Flavoring in the center of the neighborhood',
    'Colour and Flavouring in the centre of the neighbourhood',
  ],
  [
    'Put a period at the end, or a period after “home”. Check capitals and periods. Periods and commas help.',
    'Put a full stop at the end, or a full stop after “home”. Check capitals and full stops. Full stops and commas help.',
  ],
  ['Mom’s traveling math theater is gray.', 'Mum’s travelling maths theatre is grey.'],
])('writes as New Zealand does: %s', (comment, mended) => {
  expect(inNzSpelling(comment, nothing)).toBe(mended);
});

it.each([
  'You organize it well, and it is humorous.',
  'An honorary centered moment.',
  'The period after the war and the last period at school are clear.',
  '“my favorite color” is exact.',
])('leaves what is right in both, or quoted: %s', (comment) => {
  expect(inNzSpelling(comment, nothing)).toBe(comment);
});

it('leaves a word that the student has written', () => {
  expect(inNzSpelling('Mom and the color', new Set(['mom']))).toBe('Mom and the colour');
});
