import { describe, expect, it } from 'vitest';
import { isNamedDownTheLines } from './down-the-lines.ts';
import { rosterOf } from './roster.ts';
import { person } from './testing/class.ts';

const roster = rosterOf([
  person('Jasmine Field'),
  person('Māia Rangihuna'),
  person('Tom Okeroa'),
  person('Bo Li'),
  person('Mei-Ling Chen'),
  person('Hope Anderson'),
  person('Samuel Faleolo'),
]);
const tells = (lines: string) => isNamedDownTheLines(lines.replaceAll(' / ', '\n'), roster);

describe('a name is told down the lines', () => {
  it.each([
    'Jolly / Artistic / Sporty / Music lover / Inventive / Nice to others / Energetic',
    'Me by me / Jolly / Artistic / Sporty / Music lover / Inventive / Nice / Energetic / The end',
    'My poem / / Makes great art / Always kind / Incredible at netball / Awesome',
    'M - makes art / Ā - always kind / I - incredible / A - awesome',
    'm is for marmite / she eats it every day / a is for art / i is for ice / and that is cold / a is for ants',
    'T: tall / O: outgoing / M: mad about rugby',
    '(T)all / (O)utgoing / (M)ad about rugby',
    '1. Tall / 2. Outgoing / 3. Mad about rugby',
    'T / Tall / O / Outgoing / M / Mad',
    'B is for bold / O is for open',
    'Mighty / Eager / Inventive / Loud / Interested / Never late / Great',
    'My poem / / Tall / / Outgoing / / Mad about rugby',
    'Super / Amazing / Musical',
    'HOPE / Holding on / Over the hill / Past the rain / Every day',
    'Tall / Open / Mad / Orange / Kind / Early / Red / Odd / All',
  ])('%s', (lines) => {
    expect(tells(lines)).toBe(true);
  });
});

describe('nothing is told by lines that happen to begin so', () => {
  it.each([
    'The bus came. / On the way we sang. / Mum waved. / Later we slept. / It was fun. / The end.',
    'Today we went to camp. / Our leader was Tom.',
    'I went to the shop. / A dog barked. / I ran home.',
    'A bird / Tall / Outgoing / Mad about rugby / Fast / Even faster',
    'a) tea / b) milk / c) sugar',
    '',
    '\n\n—\n\n',
  ])('%s', (lines) => {
    expect(tells(lines)).toBe(false);
  });
});
