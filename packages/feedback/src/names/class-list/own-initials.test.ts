import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Grace Kim', 'after that, grace k, came. grace k ran', 'after that, _ _, came. _ _ ran'],
  ['Noah Tuilagi', 'noey t and noaah t', '_ _ and _ _'],
  ['Christian Baker', 'chris b likes it', '_ _ likes it'],
  ['Justin Case', 'i said justin c snores', 'i said _ _ snores'],
  ['Will Brown', 'will b ran. i saw will b', '_ _ ran. i saw _ _'],
  ['Grace Anderson', 'grace a and me. i saw grace a', '_ _ and me. i saw _ _'],
])('a small letter after a name is its initial: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['of another name', 'Grace Kim', 'grace l', '_ l'],
  ['for a word', 'Will Brown', 'will b there soon', 'will b there soon'],
  ['for an article', 'Grace Anderson', 'i gave grace a lolly', 'i gave _ a lolly'],
  ['for a person', 'Hope Inch', 'i hope i did well', 'i hope i did well'],
  ['for a kiss', 'Rose Xi', 'love rose x', 'love _ x'],
  ['of a shirt', 'Will Tane', 'will t shirt sale', 'will t shirt sale'],
  ['before a hyphen', 'Will Evans', 'will e-mail', 'will e-mail'],
  ['of a possessive', 'Grace Smith', 'grace s dog', '_ s dog'],
  ['in the next sentence', 'Hope Kim', 'we hope. k', 'we hope. k'],
])('a letter is none %s: %s: %s', (_, name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Summer Ioane', 'BREAD\nBY SUMMER I.\nStir', 'BREAD\nBY _ _.\nStir'],
  ['Faisal Amiri', 'By Faisal A and me', 'By _ _ and me'],
])('a capital of the same person belongs to the name before it: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Summer Ioane', 'IN SUMMER I RAN'],
  ['Summer Ioane', 'in summer I ran.'],
])('the word ‘I’ doesn’t make a season a name: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});
