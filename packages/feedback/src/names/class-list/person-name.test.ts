import { describe, expect, it } from 'vitest';
import { addressOf, givenNameIn, namePartsOf } from './person-name.ts';

const person = (fullName: string, givenName: string) => ({ fullName, givenName });
const wordsOf = (fullName: string, givenName: string) =>
  namePartsOf(person(fullName, givenName)).words.toSorted();

describe('the words of a name', () => {
  it.each([
    ['Hana Whitcombe', 'Hana', ['Hana', 'Whitcombe']],
    ['Whitcombe, Hana', 'Hana', ['Hana', 'Whitcombe']],
    ['Hana Whitcombe', '', ['Hana', 'Whitcombe']],
    ['Hana', 'Hana', ['Hana']],
    ['Mary-Jane O’Brien', 'Mary-Jane', ['Jane', 'Mary', 'Mary-Jane', 'O’Brien']],
    ['Zihan (Leo) Liu', 'Zihan', ['Leo', 'Liu', 'Zihan']],
    ['Robert Ray', 'Robert “Bobby”', ['Bobby', 'Ray', 'Robert']],
    ['J. Po', 'J.', ['J', 'Po']],
    ['王小明', '小明', ['小明', '王小明']],
    ['Hana 7 Whitcombe', 'Hana', ['Hana', 'Whitcombe']],
    ['Po, . Hana', 'Hana', ['Hana', 'Po']],
  ])('of %s, called %s, are %j', (full, given, words) => {
    expect(wordsOf(full, given)).toEqual(words);
  });

  it.each([
    ['Kahurangi van der Berg', 'Kahurangi', ['Berg', 'Kahurangi', 'van']],
    ['Maria de la Cruz', 'Maria', ['Cruz', 'Maria']],
    ['Te Ao Pere', 'Te Ao', ['Ao', 'Pere']],
    ['Le Van', 'Le', ['Le', 'Van']],
    ['Mac McKay', 'Mac', ['Mac', 'McKay']],
    ['Ngā Rangi', 'Ngā', ['Rangi']],
    ['Te Ariki Pere', 'Te', ['Ariki', 'Pere']],
    ['Te', 'Te', ['Te']],
    ['Elizabeth (prefers Lizzie) Poe', 'Elizabeth', ['Elizabeth', 'Lizzie', 'Poe']],
    ['Ann (goes by Annie) Lee', 'Ann', ['Ann', 'Annie', 'Lee']],
    ['Harrison Fox aka Harry', 'Harrison', ['Fox', 'Harrison', 'Harry']],
    ['Leo Po (Room 12)', 'Leo', ['Leo', 'Po']],
    ['Leo Po - Year 6', 'Leo', ['Leo', 'Po']],
    ['Leo Likes', 'Leo', ['Leo']],
    ['Ngā Ao Pere', 'Ngā Ao', ['Ao', 'Pere']],
    ['Nga Ao Pere', 'Nga Ao', ['Ao', 'Pere']],
    ['The Ao Pere', 'The Ao', ['Ao', 'Pere']],
    ['La Ao Pere', 'La Ao', ['Ao', 'Pere']],
    ['O Ao Pere', 'O Ao', ['Ao', 'Pere']],
    ['Van Ao Pere', 'Van Ao', ['Ao', 'Pere', 'Van']],
  ])('leave out particles that name nobody by themselves: %s', (full, given, words) => {
    expect(wordsOf(full, given)).toEqual(words);
  });
});

it.each([
  [
    'Te Aroha-Mārie van der Berg',
    'Te Aroha-Mārie',
    [
      ['Te', 'Aroha', 'Mārie'],
      ['van', 'der', 'Berg'],
    ],
  ],
  ['Hana Whitcombe', 'Hana', []],
  ['Sean O’Brien', 'Sean', [['O', 'Brien']]],
  ['Zihan (Xiao Long) Liu', 'Zihan', [['Xiao', 'Long']]],
  ['Hana Whitcombe', '', [['Hana', 'Whitcombe']]],
  ['Te Kāhu Pōtae', 'Te', [['Te', 'Kāhu']]],
  [
    'Te Rangi Nui Te Ao',
    'Te Ao',
    [
      ['Te', 'Ao'],
      ['Te', 'Rangi', 'Nui'],
    ],
  ],
])('of %s, what is one name in several words is kept together', (full, given, phrases) => {
  expect(namePartsOf(person(full, given)).phrases).toEqual(phrases);
});

it.each([
  ['Hana Whitcombe', 'Hana', ['Hana Whitcombe', 'Whitcombe Hana', 'Hana Whitcombe']],
  ['Whitcombe, Hana', 'Hana', ['Whitcombe Hana', 'Whitcombe Hana', 'Hana Whitcombe']],
  [
    'Hana Mere Whitcombe',
    'Mere',
    ['Hana Mere Whitcombe', 'Hana Whitcombe Mere', 'Mere Hana Whitcombe'],
  ],
  ['Hana Whitcombe', 'Zana', ['Hana Whitcombe', 'Hana Whitcombe Zana', 'Zana Hana Whitcombe']],
  ['Hana', 'Hana', []],
])('%s, called %s, is whole in each order', (full, given, wholes) => {
  expect(namePartsOf(person(full, given)).wholes.map((name) => name.join(' '))).toEqual(wholes);
});

it.each([
  ['Hana Whitcombe', 'Hana', 'Hana'],
  ['Hana Whitcombe', ' Hana   Mere ', 'Hana Mere'],
  ['Robert Ray', 'Robert “Bobby”', 'Robert'],
  ['Hana Whitcombe', '', 'Hana'],
  ['Hana Whitcombe', '(Bobby)', 'Hana'],
  ['Te Ariki Pere', 'Te', 'Te Ariki'],
  ['The Po', 'The', 'The'],
  ['', '', ''],
])('%s, called “%s”, is addressed as %s', (full, given, address) => {
  expect(addressOf(person(full, given))).toBe(address);
});

it.each([
  ['Hana Whitcombe', 'Hana'],
  ['Te Ariki Tautari', 'Te Ariki'],
  ['Ngā Rangi Pere', 'Ngā Rangi'],
  ['ZHANG, Zi Han (Henry)', 'Zi Han'],
  ['Whitcombe,', 'Whitcombe'],
  ['Van Po', 'Van'],
  ['7', ''],
])('in the full name %s, “%s” is the given name', (full, given) => {
  expect(givenNameIn(full)).toBe(given);
});
