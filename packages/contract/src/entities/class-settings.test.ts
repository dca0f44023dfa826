import { expect, test } from 'vitest';
import { yearsNamed, yearWords } from './class-settings.ts';

test.each([
  ['Room 12 Y5-6', 'Years 5 and 6'],
  ['Year 7', 'Year 7'],
  ['Rimu (Yr 4/5)', 'Years 4 and 5'],
  ['Years 4 to 6 – Kākāpō', 'Years 4 to 6'],
  ['Y7&Y8 Science', 'Years 7 and 8'],
  ['year 3, Room 2', 'Year 3'],
  ['YEAR 9', 'Year 9'],
  ['Years 1 & 2', 'Years 1 and 2'],
  ['Yrs. 5–8', 'Years 5 to 8'],
  ['Room 4 yr.6', 'Year 6'],
  ['Y10+11', 'Years 10 and 11'],
  ['Y5, Y6', 'Years 5 and 6'],
  ['Year 5 and Year 7', 'Years 5 to 7'],
])('the years are read in the name “%s”', (name, words) => {
  const years = yearsNamed(name);
  expect(years && yearWords(years)).toBe(words);
});

test.each([
  'Room 12',
  'Year 2026',
  'Team 5-6',
  'Years of fun',
  'Yr 8-3',
  'Y0',
  'Sydney 5',
  'My5',
  '5Y6x',
  'Year 5a',
  'Y123',
  'Year 14',
  '',
])('no year is read in the name “%s”', (name) => expect(yearsNamed(name)).toBeNull());
