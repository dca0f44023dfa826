import { expect, it } from 'vitest';
import { blanked, findDetails } from './find-details.ts';

const found = (text: string) =>
  findDetails(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it.each([
  ['email', 'tane.h+camp_1%2-x@room-12.school.nz', 'Write to ', '.'],
  ['email', 'tāne@kura.nz', '(', ')'],
  ['link', 'https://school.nz/tane?x=1', 'See ', '.'],
  ['link', 'HTTP://x', 'See ', '!'],
  ['link', 'www.tane.org/a.b', '“', '”'],
  ['link', 'kea-7.school.NZ', 'on ', ', I think'],
  ['link', 'tane.com/me', 'my page (', ')'],
  ['link', 'discord.gg/kereru7', 'join ', '.'],
  ['link', 'youtu.be/abc-12', 'see ', ' now'],
  ['link', 'bit.ly/3x', '', ''],
  ['link', 'kererufan.kiwi', 'my page ', '.'],
  ['link', 'room7.school/tane', 'my page ', '.'],
  ['phone', '021 555 0143', 'ring ', '.'],
  ['phone', '0215550143', 'ring ', ' now'],
  ['phone', '021-555-0143', '', ''],
  ['phone', '(04) 555 1234', 'ring ', ''],
  ['phone', '+64 21 555 012', 'ring ', ''],
  ['phone', '+64 (0)21 555 0123', 'ring ', ''],
  ['phone', '+64 (0) 21 555 0123', 'ring ', ''],
  ['phone', '+64 (0)-21 555 0123', 'ring ', ''],
  ['phone', '+64(0)21 555 0123', 'ring ', ''],
  ['phone', '021 555 012345', 'ring ', ''],
  ['phone', '+6421555012', 'ring ', ''],
  ['phone', '021 12 34 567', 'ring ', '.'],
  ['phone', '02 11 23 45 67', 'ring ', '.'],
  ['phone', '021.123.4567', 'ring ', '.'],
  ['phone', '09/123 4567', 'ring ', ''],
  ['phone', '021  123 4567', 'ring ', ''],
  ['phone', '021 – 123 4567', 'ring ', ''],
  ['phone', '021-1234567', 'ring ', ''],
  ['phone', '0800 83 83 83', 'ring ', ''],
  ['phone', '555 1234', 'ring ', '.'],
  ['phone', '555-1234', 'ring ', '.'],
])('finds a whole %s, and nothing around it: %s', (kind, detail, before, after) => {
  expect(found(before + detail + after)).toEqual([[kind, detail]]);
});

it.each([
  'meet me @school or tane@home',
  'we ate.Then we ran',
  'the dog.community hall was full',
  'this is www. and that is https:// and .com',
  'we had 555 points and 1234 left',
  'the box said 5555 1234 and 555 12345',
  'the code was A555 1234 and 555 1234B',
  'in 2025 2026 came next, then 1000000',
  'we went home.me and mum at school.live music',
  'he ran.He/she was the dog.and/or the cat',
  'on 03.04.2025 or 03/04/2025 or 05-06-25 at 10.30',
  '0.0625 and 0 1 2 3 4 5 6 7 8 9 10',
  '3 + 4 is 7, and 0 12 is nothing',
])('takes nothing for a contact detail in: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('finds each of several, in their order', () => {
  expect(found('Ring 555 1234 or 555 4321, see www.a.nz, write to a@b.nz')).toEqual([
    ['phone', '555 1234'],
    ['phone', '555 4321'],
    ['link', 'www.a.nz'],
    ['email', 'a@b.nz'],
  ]);
});

it('of details within one another, only the outer one counts', () => {
  expect(found('https://a.nz/b@c.nz/021 and 021 555 0143')).toEqual([
    ['link', 'https://a.nz/b@c.nz/021'],
    ['phone', '021 555 0143'],
  ]);
  expect(found('0215550143@school.nz')).toEqual([['email', '0215550143@school.nz']]);
});

it('blanks out details and nothing else, and moves no letter', () => {
  const text = 'a@b.nz or 555 1234.';
  expect(blanked(text, findDetails(text))).toBe(`${' '.repeat(6)} or ${' '.repeat(8)}.`);
  expect(blanked('I ran.', [])).toBe('I ran.');
});
