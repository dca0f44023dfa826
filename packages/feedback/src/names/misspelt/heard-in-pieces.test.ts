import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Zhi Hao Tan|Zhi Hao', 'Kids said Zee How to me', 'Kids said _ to me'],
  ['Yu Xuan Li|Yu Xuan', 'You Shwan came', '_ came'],
  ['Zhi Hao Tan|Zhi Hao', 'i saw zhee-haow today', 'i saw _ today'],
])('a name of two words is known by how both sound: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Zhi Hao Tan|Zhi Hao', 'we see how it goes'],
  ['Zhi Hao Tan|Zhi Hao', 'See how it goes'],
  ['Zhi Hao Tan|Zhi Hao', 'Zog how'],
  ['Te Ao Pere|Te Ao', 'tew owe'],
  ['Xiaoyu Zhao', 'it is zuzu’s'],
])('words that children know in a row are no such name: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});

it.each([
  ['Niamh Costello', 'She said “Nee-am” to me', 'She said “_” to me'],
  ['Caoimhe Quo', 'Once it was Kay-oh-me', 'Once it was _'],
  ['Niamh Costello', 'He wrote “Neeve” on it', 'He wrote “_” on it'],
])(
  'a name said slowly or shown in quotation marks is known by its sound: %s: %s',
  (name, text, shown) => {
    expect(blankedIn([name], text)).toBe(shown);
  },
);

it.each([
  ['Niamh Costello', 'the nee-am of it'],
  ['Niamh Costello', 'Nee am'],
  ['Niamh Costello', 'He wrote a “neeva” on it'],
  ['Tia Quo', 'Too-hoo'],
])(
  'a name in pieces is left in small letters, apart, or with one sound alone: %s: %s',
  (name, text) => {
    expect(blankedIn([name], text)).toBe(text);
  },
);

it.each([
  ['Ioana Vaipuna', 'i saw ioaner today', 'i saw _ today'],
  ['Tūī Kerekere', 'i saw too-ee and tooee', 'i saw _ and _'],
])('vowels may be spelt as English spells them: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Ga-eun Noh', 'and gay un thinks so', 'and _ thinks so'],
  ['Ga-eun Noh', 'a gay un day', 'a gay un day'],
])('a name with few sounds is known in two by what it does: %s: %s', (name, text, shown) => {
  expect(blankedIn([`${name}|${name.split(' ')[0]}`], text)).toBe(shown);
});
