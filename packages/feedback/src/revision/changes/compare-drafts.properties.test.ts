import { wordsAlone, type Change, type TextRange } from '@second-draft/contract';
import { array, assert, constantFrom, nat, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { compareDrafts } from './compare-drafts.ts';

const pieces =
  'the cat ran. then We “stop” it’s kōrero 😀 👨‍👩‍👧 — a a. \n \r\n ! ka\u0304 alot wensday'.split(
    / (?=\S)/u,
  );
const separator = constantFrom(' ', '  ', '\n', '\r\n', '\n\n', '');
const draft = array(tuple(oneof(constantFrom(...pieces), string({ unit: 'binary' })), separator), {
  maxLength: 40,
}).map((list) => list.flat().join(''));

/** A draft, and what a student might make of it. */
const drafts = oneof(
  tuple(draft, draft),
  tuple(draft, array(tuple(nat(200), draft), { maxLength: 3 })).map(
    ([before, edits]) =>
      [
        before,
        edits.reduce((text, [at, words]) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + words.slice(0, 20) + text.slice(place + (at % 7));
        }, before),
      ] as [string, string],
  ),
);

const sides = ['before', 'after'] as const;
const without = (text: string, ranges: readonly TextRange[]) =>
  ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
const rangesOf = (changes: readonly Change[], side: 'before' | 'after') =>
  changes.flatMap(({ [side]: range }) => range ?? []);

it('finds no change between a text and itself', () => {
  assert(
    property(draft, (text) => {
      expect(compareDrafts(text, text).changes).toEqual([]);
    }),
  );
});

it('gives ranges within the texts, whole, not overlapping, and in the order of the new draft', () => {
  assert(
    property(drafts, ([before, after]) => {
      const { changes } = compareDrafts(before, after);
      const texts = { before, after };
      for (const side of sides) {
        const ranges = rangesOf(changes, side);
        for (const { start, end } of ranges) {
          const words = texts[side].slice(start, end);
          expect(words.length).toBe(end - start);
          expect(words).toBe(words.trim());
          expect(words).not.toBe('');
          const graphemes = new Intl.Segmenter().segment(texts[side]);
          expect(start).toBe(graphemes.containing(start)?.index);
        }
        const sorted = ranges.toSorted((a, b) => a.start - b.start);
        for (const [i, { end }] of sorted.entries())
          expect(sorted[i + 1]?.start ?? Infinity).toBeGreaterThanOrEqual(end);
      }
      const inNew = rangesOf(changes, 'after').map(({ start }) => start);
      expect(inNew).toEqual(inNew.toSorted((a, b) => a - b));
    }),
  );
});

it('accounts for every word: where it reports no change, both drafts are the same', () => {
  assert(
    property(drafts, ([before, after]) => {
      const { changes } = compareDrafts(before, after);
      const [was, is] = sides.map((side) =>
        wordsAlone(without({ before, after }[side], rangesOf(changes, side))),
      );
      expect(is).toBe(was);
      for (const { before: old, after: fresh } of changes.filter(({ kind }) => kind === 'moved'))
        expect(wordsAlone(after.slice(fresh?.start, fresh?.end))).toBe(
          wordsAlone(before.slice(old?.start, old?.end)),
        );
    }),
  );
});
