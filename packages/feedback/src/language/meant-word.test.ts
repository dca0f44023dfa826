import { expect, it } from 'vitest';
import { meantWord } from './meant-word.ts';

it.each([
  ['awsome', 'awesome'],
  ['dragen', 'dragon'],
  ['moovie', 'movie'],
  ['purpel', 'purple'],
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
  ["shoudn't", 'a contraction misspelt in more than its apostrophe'],
])('%s may be another word: %s', (misspelt) => {
  expect(meantWord(misspelt)).toBeNull();
});
