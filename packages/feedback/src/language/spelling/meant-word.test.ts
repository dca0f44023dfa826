import { expect, it } from 'vitest';
import { meantWord } from './meant-word.ts';

it.each([
  ['awsome', 'awesome'],
  ['dragen', 'dragon'],
  ['moovie', 'movie'],
  ['purpel', 'purple'],
  ['elephnat', 'elephant'],
  ['hospitaal', 'hospital'],
  ['teachher', 'teacher'],
  ['strawberrys', 'strawberries'],
  ["could'nt", "couldn't"],
  ['is’nt', "isn't"],
])('%s can only be %s', (misspelt, right) => {
  expect(meantWord(misspelt)).toBe(right);
});

it.each([
  ['ballons', 'balloons, or gallons'],
  ['calculater', 'calculator, or calculated'],
  ['nekst', 'next, which is more than a slight slip away from nest'],
  ['scaped', 'escaped, or scraped'],
  ['frest', 'a short word'],
  ['gohst', 'a short word that is near to ghost alone'],
  ['blorptys', 'no plural of any word'],
  ['comnputer', 'computer with a consonant too many, which is heard'],
  ['swimmving', 'swimming with a consonant too many'],
  ['conputer', 'computer with another consonant'],
  ['compxter', 'computer with a consonant for a vowel'],
  ['elepoant', 'elephant with a vowel for a consonant'],
  ['raxbit', 'rabbit with a letter for the first of two'],
  ['copputer', 'computer with a letter that comes next'],
  ["shoudn't", 'a contraction misspelt in more than its apostrophe'],
])('%s may be another word: %s', (misspelt) => {
  expect(meantWord(misspelt)).toBeNull();
});
