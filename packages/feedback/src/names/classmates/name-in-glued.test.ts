import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = ['Daniel Quo', 'Riley Quo', 'Aroha Quo', 'Eric Quo', 'Dan Quo', 'Ella Quo'];

describe('a name in words without spaces', () => {
  it.each([
    ['so sodanielsaid hi', 'so _ hi'],
    ['thenrileyfelloff the swing', '_ the swing'],
    ['butarohawasthere too', '_ too'],
    ['Danielsbike is red', '_ is red'],
  ])('is one if all the rest are words: %s', (text, shown) => {
    expect(blankedIn(people, text)).toBe(shown);
  });

  it.each(['andanother thing', 'She is an americana fan.', 'salmonella, mozzarella', 'cinderella'])(
    'is none within another: %s',
    (text) => {
      expect(blankedIn(people, text)).toBe(text);
    },
  );
});

describe('a short name, glued to what children say of it', () => {
  const short = ['Zac Quo', 'Ana Quo', 'Priya Quo', 'Art Quo'];

  it.each([
    ['zacandme went withana', '_ went _'],
    ['meandzac, ananme', '_, _'],
    ['zacsaid no and iamana cried', '_ no and _ cried'],
    ['#happybirthdayana #zacforever', '#_ #_'],
    ['at zacshouse and anasmum came', 'at _ and _ came'],
    ['myfriendana and imzac', '_ and _'],
    ['my tag is mrpriyagaming or ttvpriya', 'my tag is _ or _'],
  ])('is found: %s', (text, shown) => {
    expect(blankedIn(short, text)).toBe(shown);
  });

  it.each([
    'withall the imaging, immana',
    'bananas and anathing',
    'withstand forever, nobody said',
    'gamingtv and mrtv',
  ])('is none in other words: %s', (text) => {
    expect(blankedIn(short, text)).toBe(text);
  });
});

describe('a short name or a word, glued to how it is cheered', () => {
  const cheered = ['Ivy Quo', 'Sky Quo', 'Art Quo', 'Mark Quo', 'You Quo', 'Mere Quo'];

  it.each([
    ['#teamivy and teamart won', '#_ and _ won'],
    ['go go #gosky #GOMARK', 'go go #_ #_'],
    ['iloveivy ihateart', '_ _'],
    ['ivyrocks and #artisthebest, markiscool', '_ and #_, _'],
  ])('is found: %s', (text, shown) => {
    expect(blankedIn(cheered, text)).toBe(shown);
  });

  it.each([
    'go karts, iloveyou',
    'teamwork with teammates',
    'the goal is skyscrapers',
    'gomarkers',
  ])('is none in other words: %s', (text) => {
    expect(blankedIn(cheered, text)).toBe(text);
  });
});

it.each([
  ['Tobias Quo', 'tobyisand me went', '_ me went'],
  ['Tobias Quo', 'then tobyissaid no', 'then _ no'],
  ['Tobias Quo', 'tabooand such', 'tabooand such'],
  ['Houston Quo', 'a thowsand of us', 'a thowsand of us'],
])('a name as it is heard is found before a word stuck to it: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});
