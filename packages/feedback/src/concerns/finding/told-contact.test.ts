import { expect, it } from 'vitest';
import { findToldContact } from './told-contact.ts';

const told = (text: string) =>
  findToldContact(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['My phone number is 555 14 34.', '555 14 34'],
  ['Our number is now 4 5 5 1 2 3 4, ring us.', '4 5 5 1 2 3 4'],
  ['My address is 12 Kowhai.', '12 Kowhai'],
  ['We live in number 12 big brown close.', '12 big brown close'],
])('finds by what figures a child says how to be reached: %s', (text, figures) => {
  expect(told(text)).toContain(figures);
});

it.each([
  'I live on a farm.',
  'My lucky number is 7000000.',
  'Come to 3 of my games.',
  'My 12 cats.',
])('finds no such figures in: %s', (text) => {
  expect(told(text)).toEqual([]);
});

it('finds the figures where they are, behind endless words, too', () => {
  const text = `${'o'.repeat(900)} my phone number is 555 14 34 and my phone number is 555 14 34.`;
  expect(told(text)).toEqual(['555 14 34', '555 14 34']);
  expect(findToldContact(text).map(({ start }) => start)).toEqual([
    text.indexOf('555'),
    text.lastIndexOf('555'),
  ]);
});
