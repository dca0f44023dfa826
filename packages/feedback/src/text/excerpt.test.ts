import { expect, it } from 'vitest';
import { excerptAround, excerptsOf } from './excerpt.ts';
import { readStudentText } from './student-text.ts';

const around = (text: string, word: string) => {
  const start = text.indexOf(word);
  return excerptAround(readStudentText(text), { start, end: start + word.length });
};

it('takes the clause that holds a place', () => {
  expect(around('When we got there, the lake was like glass and nobody spoke.', 'glass')).toBe(
    'the lake was like glass',
  );
});

it('takes no more than nine words, from where a phrase begins to where one ends', () => {
  const text =
    'On the last night of our camp in the hills I heard a morepork calling from the old pine tree behind the hut';
  expect(around(text, 'morepork')).toBe('I heard a morepork calling');
  expect(around(text, 'last')).toBe('On the last night of our camp');
});

it('never crosses quotation marks or lines', () => {
  expect(around('He said “come here now” and ran off.', 'here')).toBe('come here now');
  expect(around('The title\nThe dog barked.', 'dog')).toBe('The dog barked');
});

it('shows excerpts without misspellings first', () => {
  const text = readStudentText('We whent up becos of dad. We went up because of the view.');
  expect(excerptsOf(text, /\bup\b/gu)[0]).toBe('We went up because of the view');
});
