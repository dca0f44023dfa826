import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { thinPart } from './thin-part.ts';

describe('a part with little in it', () => {
  const long =
    'Weka eat worms and snails and eggs and all of the scraps that they can find on the ground near huts and camps.';
  const report = (part: string, parts = [long, long]) =>
    [
      'Weka are birds of our forests that cannot fly and that run very fast on their strong legs to get away.',
      ...parts,
      part,
      long,
    ].join('\n');

  it('is asked for more', () => {
    expect(found(thinPart, report('They live in forests.'))).toEqual([
      ['nextStep', 'They live in forests'],
    ]);
    expect(found(thinPart, report('They live in forests.', [long]))).toHaveLength(1);
    expect(found(thinPart, report('They live in forests.', []))).toEqual([]);
  });

  it.each([
    'In conclusion they run.',
    'That’s why they run.',
    "That's why they run.",
    'Thats why they run.',
    'Let’s help the weka.',
    'I’m writing about weka.',
    'They run?',
    'It runs.',
    '“They live in forests,” said Nan.',
    long,
  ])('is not in “%s”', (part) => {
    expect(found(thinPart, report(part))).toEqual([]);
  });

  it('is the one with least in it', () => {
    expect(
      found(
        thinPart,
        report('They live in forests.', [long, 'They lay four eggs in nests.', long]),
      ),
    ).toEqual([['nextStep', 'They live in forests']]);
    expect(
      found(
        thinPart,
        report('They lay four eggs in nests.', [long, 'They live in forests.', long]),
      ),
    ).toEqual([['nextStep', 'They live in forests']]);
  });

  it.each(['- worms', '  • worms', '*  worms'])(
    'is not asked about in a text with a list: “%s”',
    (item) => {
      expect(found(thinPart, report(`They live in forests.\n${item}`))).toEqual([]);
    },
  );

  it('is all that is under a heading', () => {
    const parts = (last: string) =>
      `Weka\nWhat they are\n${long}\nFood\n${long}\nHomes\nThey live in forests.\n${last}\nEggs\n${long}`;
    expect(found(thinPart, parts('They like ferns.'))).toEqual([
      ['nextStep', 'They live in forests'],
    ]);
    expect(found(thinPart, parts(long))).toEqual([]);
  });

  it('may be the last one of a report with headings, and not of an argument', () => {
    const text = `Weka\nWhat they are\n${long}\nFood\n${long}\nEggs\n${long}\nHomes\nThey live in forests.`;
    expect(found(thinPart, text)).toEqual([['nextStep', 'They live in forests']]);
    expect(
      found(thinPart, report(long, [long, long]).replace(/[^\n]+$/u, 'They live in forests.')),
    ).toEqual([]);
  });
});

it('compares a thin part with most others, since an ending may be shorter still', () => {
  const said = thinPart.wording.nextStep ?? [];
  expect(said.filter((one) => /others|rest/u.test(one) && !/\bmost\b/iu.test(one))).toEqual([]);
});
