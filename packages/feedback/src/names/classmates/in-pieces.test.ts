import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

describe('names of several words', () => {
  it.each([
    ['Hope Will', 'i saw hope will today', 'i saw _ _ today'],
    ['Hope Will', 'We sat. hope will ran off', 'We sat. _ _ ran off'],
    ['Hope Will', 'i saw will, hope today', 'i saw _, _ today'],
    ['Hope Will', 'i saw hope-will today', 'i saw _ today'],
    ['So Will', 'i saw so will today', 'i saw _ _ today'],
    ['So He', 'So He ran.', '_ _ ran.'],
    ['Te Ao Pere|Te Ao', 'I saw te ao pere, and te  ao.', 'I saw _ _, and _.'],
    ['Te Aroha Pere|Te Aroha', 'I saw tearoka', 'I saw _'],
    ['Mei-Ling Chen', 'Mei Lings dog', '_s dog'],
    ['Te Ao Pere|Te Ao', "Te Ao’s dog, and te ao's cat", "_’s dog, and _'s cat"],
    ["Fa'afetai Sio", "Fa'afetai's bike. Fa'afetai fell off.", "_'s bike. _ fell off."],
    ['Mary-Kate Quo', 'Mary-Kate’s nan', '_’s nan'],
    ['Mei-Ling Chen|Mei-Ling', 'mei\nling, mei \n ling', '_, _'],
  ])('are known whole: %s: %s', (name, text, shown) => {
    expect(blankedIn([name], text)).toBe(shown);
  });

  it.each([
    ['Hope Will', 'we hope. Will you go'],
    ['Hope Will', 'we hope; will you go'],
    ['Hope Willis', 'we hope will win'],
    ['So He', 'So he ran.'],
  ])('are left where the words only stand in a row: %s: %s', (name, text) => {
    expect(blankedIn([name], text)).toBe(text);
  });
});

describe('a name in pieces', () => {
  it.each([
    ['James Quo', 'It was Jame’s.', 'It was _.'],
    ['Zorin Quo', 'zo-rim ran', '_ ran'],
    ['Zorint Quo', 'zor int', '_'],
    ['Zorint Quo', 'zor    int', '_'],
    ['Zorint Quo', 'zor \n int', '_'],
    ['Zorint Quo', 'zor\nint', '_'],
    ['Zorint Quo', 'zor‐int, zor-  int and zo’ rint', '_, _ and _'],
    ['Zorint Quo', 'zor*~*int and zor❤️int', '_ and _'],
    ['Misty Quo', 'then Mist\ny fell', 'then _ fell'],
    ['Zed Quo', 'Z e d', '_'],
    ['Zed Quo', 'Z . e . d', '_'],
    ['Tāne Hohepa', 'T - a - n - e', '_'],
    ['Bella Quo', 'B . . . e . . . l . . . l . . . a', '_'],
    ['Bella Quo', 'B---e---l---l---a', '_'],
    ['Bella Quo', 'B * * e * * l * * l * * a', '_'],
    ['Bella Quo', 'B\n\ne\n\nl\n\nl\n\na', '_'],
    ['Tāne Pohe', 'T a n e p o ran', '_ o ran'],
    ['王小明', '王小明xo ran', '_ ran'],
    ['王小明', '小明zub-wug-gloop ran', '_-gloop ran'],
    ['王小明', 'gloop-wug-zub小明 ran', 'gloop-_ ran'],
    ['王小明', '小明xo-boat ran', '_-boat ran'],
  ])('is found: %s: %s', (name, text, shown) => {
    expect(blankedIn([name], text)).toBe(shown);
  });

  it.each([
    ['Ranbow Po', 'a rain-bow'],
    ['Hana Quo', 'ha-ma'],
    ['Misty Quo', 'the mist y fell'],
    ['Pasta Quo', 'we went past\na hill'],
    ['Zorint Quo', 'the zor     int'],
    ['Zorint Quo', 'the zor\n\nint'],
    ['Zorint Quo', 'the zor. int'],
    ['Tāne Hohepa', 'T ----- a ----- n ----- e'],
    ['Tāne Hohepa', 'T 1 a 2 n 3 e'],
    ['Tāne Hohepa', 'T, 1 a, 2 n, 3 e'],
    ['Tāne Hohepa', 'T 1, a 2, n 3, e'],
    ['Leo Quo', 'we saw eo today'],
    ['李华', '华人'],
  ])('is none where too much lies between, or a piece is a word: %s: %s', (name, text) => {
    expect(blankedIn([name], text)).toBe(text);
  });

  it('is one with the name that follows it at once', () => {
    expect(blankedIn(['Tāne Hohepa', '王小明'], 'Tāne小明 ran')).toBe('_ ran');
    expect(blankedIn(['李华', '王小明'], '我和小明李华去')).toBe('我和_去');
  });
});

it.each([
  ['J1 Young and 1J Young', 'J1 _ and 1J _'],
  ['J.Young', '_'],
  ['J, Young', 'J, _'],
  ['J – Young', 'J – _'],
  ['We saw James, Y and I', 'We saw _, Y and I'],
  ['We saw James-Y and I', 'We saw _ and I'],
  ['It was Jamess Y', 'It was _s Y'],
  ['It was JAMES Y and Y', 'It was _ _ and Y'],
])('an initial belongs to a name only right beside it: %s', (text, shown) => {
  expect(blankedIn(['James Young'], text)).toBe(shown);
});
