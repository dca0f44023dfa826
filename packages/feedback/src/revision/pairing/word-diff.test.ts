import { describe, expect, it } from 'vitest';
import { changesTold } from '../testing/changes-told.ts';

const kinds = (before: string, after: string) => changesTold(before, after).map(([kind]) => kind);
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}${i}`);

describe('words within a sentence', () => {
  it('are the same ones in the same order', () => {
    expect(changesTold('We saw a big dog and a cat.', 'We saw a cat and a big dog.')).toEqual([
      ['added', null, 'cat and a'],
      ['mended', 'dog', 'dog.'],
      ['removed', 'and a cat.', null],
    ]);
    expect(changesTold('He ran and he ran and he fell.', 'He ran and he fell and he ran.')).toEqual(
      [
        ['added', null, 'and he fell'],
        ['mended', 'ran', 'ran.'],
        ['removed', 'and he fell.', null],
      ],
    );
    expect(
      changesTold('We went to the lake and swam.', 'We went to the pool and the sea and swam.'),
    ).toEqual([
      ['replaced', 'lake', 'pool'],
      ['added', null, 'the sea and'],
    ]);
  });
});

describe('drafts with hardly a word in its old place', () => {
  const [one, other] = [numbered('ana', 60), numbered('ben', 60)];
  const turned = (middle: string) =>
    [
      [...one, middle, ...other].join(' '),
      [...one.toReversed(), middle, ...other.toReversed()].join(' '),
    ] as const;

  it('are still the same at three words in a row that each has once', () => {
    expect(kinds(...turned('a lost canoe'))).toEqual(['replaced', 'replaced']);
    expect(kinds(...turned('lost canoe'))).toEqual(['replaced']);
  });

  it('are still the same at several such runs, if these have kept their order', () => {
    const [lake, boat] = ['we saw the lake', 'my old boat sank'];
    const drafts = (...places: [string, string]) =>
      [...one.slice(0, 30), places[0], ...one.slice(30), places[1], ...other].join(' ');
    const mixed = (...places: [string, string]) =>
      [
        ...one.slice(0, 30).toReversed(),
        places[0],
        ...one.slice(30).toReversed(),
        places[1],
        ...other.toReversed(),
      ].join(' ');
    const told = changesTold(drafts(lake, boat), mixed(lake, boat));
    expect(told.map(([kind]) => kind)).toEqual(['replaced', 'replaced', 'replaced']);
    expect(told[0]?.[2]?.startsWith('ana29 ana28')).toBe(true);
    expect(told[1]?.[2]?.endsWith('ana31 ana30')).toBe(true);
    expect(told[2]?.[2]?.endsWith('ben1 ben0')).toBe(true);
    expect(kinds(drafts(lake, boat), mixed(boat, lake))).toHaveLength(2);
  });

  it('are still the same in a short sentence of the same words', () => {
    const tail = 'Then we all paddled home.';
    const mended = 'Then we all quickly paddled home.';
    const [before, after] = turned('a lost canoe');
    expect(changesTold(`${before}. ${tail}`, `${after}. ${mended}`).at(-1)).toEqual([
      'added',
      null,
      'quickly',
    ]);
  });

  it('with a hundred words added or removed are compared word by word, with more by single words', () => {
    const swaps = (count: number) => numbered('kid', count).map((kid) => `the ${kid} and the`);
    const shifted = (count: number) => numbered('kid', count).map((kid) => `and the ${kid} the`);
    for (const count of [10, 60])
      expect(
        kinds(`${swaps(count).join(' ')} end`, `${shifted(count).join(' ')} end`).length,
      ).toBeGreaterThan(count);
  });
});
