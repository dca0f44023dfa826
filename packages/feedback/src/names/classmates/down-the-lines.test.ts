import { describe, expect, it } from 'vitest';
import { nameDownTheLines } from './down-the-lines.ts';
import { rosterOf } from '../class-list/roster.ts';
import { person } from '../testing/class.ts';

const roster = rosterOf([
  person('Jasmine Field'),
  person('Māia Rangihuna'),
  person('Tom Okeroa'),
  person('Bo Li'),
  person('Mei-Ling Chen'),
  person('Hope Anderson'),
  person('Samuel Faleolo'),
]);
const toldBy = (lines: string) => nameDownTheLines(lines.replaceAll(' / ', '\n'), roster);

describe('a name is told down the lines', () => {
  it.each([
    ['jasmine', 'Jolly / Artistic / Sporty / Musical / Inventive / Nice to others / Energetic'],
    ['jasmine', 'Me by me / Jolly / Artistic / Sporty / Musical / Inventive / Nice / Eager / Bye'],
    ['maia', 'My poem / / Makes great art / Always kind / Incredible at netball / Awesome'],
    ['maia', 'M - makes art / Ā - always kind / I - incredible / A - awesome'],
    ['maia', 'm is for marmite / she eats it / a is for art / i is for ice / brr / a is for ants'],
    ['tom', 'T: tall / O: outgoing / M: mad about rugby'],
    ['tom', '(T)all / (O)utgoing / (M)ad about rugby'],
    ['tom', '1. Tall / 2. Outgoing / 3. Mad about rugby'],
    ['tom', 'T / Tall / O / Outgoing / M / Mad'],
    ['tom', 'My poem / / Tall / / Outgoing / / Mad about rugby'],
    ['bo', 'B is for bold / O is for open'],
    ['meilin', 'Mighty / Eager / Inventive / Loud / Interested / Never late / Great'],
    ['sam', 'Super / Amazing / Musical'],
    ['hope', 'HOPE / Holding on / Over the hill / Past the rain / Every day'],
    ['tomokeroa', 'Tall / Open / Mad / / Orange / Kind / Early / Red / Odd / All'],
  ])('%s: %s', (name, lines) => {
    expect(toldBy(lines)).toBe(name);
  });
});

describe('a name is told where a line goes on, and within a line', () => {
  it.each([
    [
      'jasmine',
      'Jolly all / day / Artistic / Sporty and / fast / Musical / Inventive / Nice / Early',
    ],
    ['maia', 'My poem / / Makes great / art / Always kind / In our / team / Awesome'],
    [
      'jasmine',
      'J / olly / A / rtistic / S / porty / M / usical / I / nventive / N / ice / E / arly',
    ],
    ['maia', 'M is for marmite, A is for art. I stands for ice and a for ants.'],
    ['tom', 'Look: T - tall, O - outgoing, M - mad'],
    ['tom', 'T = tall O = outgoing M = mad'],
    ['tom', "T's for tall (o's for open) “m's for mad”"],
    ['maia', 'Māia is mighty, able, interesting and awesome.'],
    ['hope', 'HOPE: happy, open, playful, easy'],
    ['samuel', 'Super fast; at ease; musical; useful; early; loud'],
    ['jasmine', 'Jolly\u2028Artistic\u2028Sporty\u2028Musical\u2028Inventive\u2028Nice\u2028Early'],
    ['tom', 'Tall\rOutgoing\rMad'],
  ])('%s: %s', (name, text) => {
    expect(toldBy(text)).toBe(name);
  });
});

describe('nothing is told by lines that happen to begin so', () => {
  it.each([
    'The bus came. / On the way we sang. / Mum waved. / Later we slept. / It was fun. / The end.',
    'Today we went to camp. / Our leader was Tom.',
    'I went to the shop. / A dog barked. / I ran home.',
    'A bird / Tall / Outgoing / Mad about rugby / Fast / Even faster',
    'a) tea / b) milk / c) sugar',
    'I took tea, oranges and milk.',
    'We had hats, oranges, pies, eggs and jam.',
    'T-shirts for Tom. O for a match! Q: who? A: me.',
    'M is for marmite. That is all for a while.',
    '',
    '\n\n—\n\n',
  ])('%s', (lines) => {
    expect(toldBy(lines)).toBeNull();
  });
});
