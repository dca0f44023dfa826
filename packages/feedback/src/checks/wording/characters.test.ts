import { expect, it } from 'vitest';
import { withoutEmoji, withoutUnseen } from './characters.ts';

it.each([
  ['a\u202Eb\u202Cc\u2066d\u2069', 'abcd'],
  ['he\u200Bre, so\u00ADft, \uFEFFmark, \u2060join', 'here, soft, mark, join'],
  ['a\u0007b\u0000c', 'a b c'],
  ['\u001B[31mred\u001B[0m', ' red '],
  ['one\n\ntwo\tthree\r\nfour', 'one\n\ntwo\tthree\r\nfour'],
  ['\uE000own', 'own'],
])('what shows nothing goes: %j', (text, seen) => {
  expect(withoutUnseen(text)).toBe(seen);
});

it.each(['👨‍👩‍👧', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', 'whānau, kākāpō’s – “it” … 3 × 4°'])(
  'an emoji stays whole, and so do words and signs: %s',
  (text) => {
    expect(withoutUnseen(text)).toBe(text);
  },
);

it.each([
  ['Ka pai! 😀 I like it 👨‍👩‍👧.', 'Ka pai! I like it.'],
  ['Good 👍🏽, yes ❤️', 'Good, yes'],
  ['🎉 Well done 🇳🇿', 'Well done'],
  ['You wrote “I ❤️ 👨‍👩‍👧” 😀 and “yes 🎉”.', 'You wrote “I ❤️ 👨‍👩‍👧” and “yes 🎉”.'],
  ['A © sign, 5 → 6, 20°', 'A © sign, 5 → 6, 20°'],
])('emoji go from what is the writer’s own: %s', (comment, plain) => {
  expect(withoutUnseen(withoutEmoji(comment))).toBe(plain);
});
