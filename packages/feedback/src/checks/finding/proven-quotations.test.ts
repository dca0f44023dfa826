import { expect, it } from 'vitest';
import { sourceText } from './source-text.ts';
import { withProvenQuotations } from './proven-quotations.ts';

const sources = [
  sourceText('The waves were as tall as houses and we beleived we saw a shark.'),
  sourceText('Write with three similes.'),
];
const proven = (remark: string, fewest?: number) => withProvenQuotations(remark, sources, fewest);

it.each([
  ['One simile, "as tall as houses".', 'One simile, “as tall as houses”.'],
  ['It has “three similes” to find.', 'It has “three similes” to find.'],
  ['A slip: “We beleived we saw a shark.”', 'A slip: “we beleived we saw a shark”'],
  ['Both “the waves … a shark” are there.', 'Both “the waves … a shark” are there.'],
  ['There is no “because” in it.', 'There is no “because” in it.'],
  ['No quotation here.', 'No quotation here.'],
])('keeps what quotes the text, in its own words: %s', (remark, kept) => {
  expect(proven(remark)).toBe(kept);
});

it.each([
  'The line “the moon danced on the water” is best.',
  'Five similes, "tall as a tree".',
  'The line ‘the moon danced on the water’ is best.',
  '“as tall as houses” and “glittered”.',
  'It says “as tall as houses and ends.',
])('refuses what quotes something else: %s', (remark) => {
  expect(proven(remark)).toBeNull();
});

it('words in single marks can be a suggestion', () => {
  const choice = 'Ask for ‘I felt … because …’ at the end.';
  expect(proven(choice, Number.POSITIVE_INFINITY)).toBe(choice);
});
