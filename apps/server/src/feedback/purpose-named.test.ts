import { expect, it } from 'vitest';
import { purposeNamed } from './purpose-named.ts';

it.each([
  [['Recount features'], 'recount'],
  [['Vocabulary', 'Narrative: the door'], 'narrate'],
  [['Ideas', 'Letter', 'Persuade Mr Hohepa to buy a pool.'], 'persuade'],
  [['Ideas', 'How to make a kite'], 'instruct'],
  [['Report structure'], 'explain'],
])('%j is writing to %s', (texts, purpose) => {
  expect(purposeNamed(texts)).toBe(purpose);
});

it('names no purpose where none, or more than one, is named', () => {
  expect(purposeNamed(['Ideas', 'Term 4', ''])).toBeUndefined();
  expect(purposeNamed(['A story or a report'])).toBeUndefined();
});
