import { normaliseText } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { compareWords } from '../changes/compare-drafts.ts';
import { changesIn, placeOf, wholeSentences, withNeighbours, wordsWithin } from './places.ts';

const wordsOf = (text: string) => compareWords(text, text).alignment.after;

/** Where a quotation of the earlier draft is in the new one, as the words there. */
function nowAt(before: string, after: string, quotation: string) {
  const compared = compareWords(before, after);
  const place = placeOf(compared, normaliseText(before), quotation);
  if (place === null) return null;
  const words = compared.alignment.after.slice(place.after.from, place.after.to);
  const [first, last] = [words[0], words.at(-1)];
  return { isKept: place.isKept, text: first && last ? after.slice(first.start, last.end) : '' };
}

describe('the place of a quotation in a new draft', () => {
  const before = 'We swam in the lake. It was fun. Then Dad lit a fire.';

  it('is none if the earlier draft has no such words', () => {
    expect(nowAt(before, before, 'It was boring')).toBeNull();
    expect(nowAt('', before, 'It was fun')).toBeNull();
  });

  it('is where the words are, without those beside them', () => {
    expect(nowAt(before, before, 'It was fun')).toMatchObject({ isKept: true });
    expect(nowAt(before, `At noon ${before}`, 'Dad lit')).toEqual({
      isKept: true,
      text: 'Dad lit',
    });
  });

  it('is empty where the words went', () => {
    const after = before.replace(' It was fun.', '');
    expect(nowAt(before, after, 'It was fun')).toEqual({ isKept: false, text: '' });
  });

  it('takes in words that were put between its own, and none at its edges', () => {
    const between = before.replace('Dad lit a fire', 'Dad quickly lit a fire');
    expect(nowAt(before, between, 'Dad lit')?.text).toBe('Dad quickly lit');
    const ahead = before.replace('Dad lit', 'old Dad lit');
    expect(nowAt(before, ahead, 'Dad lit')?.text).toBe('Dad lit');
    const behind = before.replace('Dad lit', 'Dad lit us');
    expect(nowAt(before, behind, 'Dad lit')?.text).toBe('Dad lit');
  });

  it('is kept by two of its five words, and not by one', () => {
    const earlier = 'At noon Koro caught four enormous slippery eels yesterday.';
    const quotation = 'Koro caught four enormous slippery';
    const kept = 'At noon Koro caught several tiny shiny eels yesterday.';
    const lost = 'At noon Koro grilled several tiny shiny eels yesterday.';
    expect(nowAt(earlier, kept, quotation)?.isKept).toBe(true);
    expect(nowAt(earlier, lost, quotation)?.isKept).toBe(false);
  });
});

describe('words and sentences around a place', () => {
  const words = wordsOf('We swam. It was fun. Dad lit a fire.');

  it('touches a word of which the range has one letter, and no word that only borders on it', () => {
    expect(wordsWithin(words, { start: 3, end: 4 })).toEqual({ from: 1, to: 2 });
    const [first, second] = words;
    const ends = { start: first?.end ?? 0, end: second?.end ?? 0 };
    expect(wordsWithin(words, ends)).toEqual({ from: 1, to: 2 });
    expect(wordsWithin(words, { start: 0, end: second?.start ?? 0 })).toEqual({ from: 0, to: 1 });
  });

  it('touches none after the last word, and all up to it', () => {
    expect(wordsWithin(words, { start: 1_000, end: 1_001 })).toBeNull();
    expect(wordsWithin(words, { start: 0, end: 1_000 })).toEqual({ from: 0, to: words.length });
  });

  it.each([
    [
      { from: 3, to: 4 },
      { from: 2, to: 5 },
    ],
    [
      { from: 2, to: 5 },
      { from: 2, to: 5 },
    ],
    [
      { from: 4, to: 6 },
      { from: 2, to: 9 },
    ],
    [
      { from: 0, to: 0 },
      { from: 0, to: 2 },
    ],
    [
      { from: 9, to: 9 },
      { from: 5, to: 9 },
    ],
  ])('widens %o to the whole sentences %o', (run, whole) => {
    expect(wholeSentences(words, run)).toEqual(whole);
  });

  it('has no sentence in an empty text', () => {
    expect(wholeSentences([], { from: 0, to: 0 })).toEqual({ from: 0, to: 0 });
  });

  it.each([
    [
      { from: 3, to: 4 },
      { from: 0, to: 9 },
    ],
    [
      { from: 0, to: 1 },
      { from: 0, to: 5 },
    ],
    [
      { from: 6, to: 7 },
      { from: 2, to: 9 },
    ],
  ])('adds to %o one sentence on each side, where there is one: %o', (run, near) => {
    expect(withNeighbours(words, run)).toEqual(near);
  });

  it('counts a gap at either edge as in the run, and words only if they overlap it', () => {
    const at = (from: number, to: number) => {
      const change = { kind: 'added', before: { from: 0, to: 0 }, after: { from, to } } as const;
      return changesIn([change], { from: 4, to: 6 }).length === 1;
    };
    expect([at(3, 3), at(4, 4), at(6, 6), at(7, 7)]).toEqual([false, true, true, false]);
    expect([at(2, 4), at(3, 5), at(5, 9), at(6, 8)]).toEqual([false, true, true, false]);
  });
});
