import type { Change } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { rangeOf } from '../../testing/range-of.ts';
import { piecesOf } from './pieces.ts';

const before = 'We went home. It was late. We et pies.';
const after = 'We ran home. We ate pies. They burnt my tongue.';

const changes: Change[] = [
  { kind: 'replaced', before: rangeOf(before, 'went'), after: rangeOf(after, 'ran') },
  { kind: 'removed', before: rangeOf(before, 'It was late. '), after: null },
  { kind: 'mended', before: rangeOf(before, 'et'), after: rangeOf(after, 'ate') },
  { kind: 'added', before: null, after: rangeOf(after, ' They burnt my tongue.') },
];

const shown = (...parts: Parameters<typeof piecesOf>) =>
  piecesOf(...parts).map(({ kind, text }) => [kind, text]);

test('what is new is in the new text, and what went is where it was', () => {
  expect(shown({ changes }, { before, after })).toEqual([
    ['same', 'We '],
    ['gone', 'went'],
    ['new', 'ran'],
    ['same', ' home. '],
    ['gone', 'It was late. '],
    ['same', 'We '],
    ['slip', 'et'],
    ['mended', 'ate'],
    ['same', ' pies.'],
    ['new', ' They burnt my tongue.'],
  ]);
});

test('where only the line is another, no word is told twice', () => {
  const [one, two] = ['We swam. Dad fell in.', 'We swam.\n\nDad fell in.'];
  const dad = (text: string) => rangeOf(text, 'Dad');
  const broken: Change = { kind: 'mended', before: dad(one), after: dad(two) };
  expect(shown({ changes: [broken] }, { before: one, after: two })).toEqual([
    ['same', 'We swam.\n\n'],
    ['line', 'Dad'],
    ['same', ' fell in.'],
  ]);
  const joined: Change = { kind: 'mended', before: dad(two), after: dad(one) };
  expect(shown({ changes: [joined] }, { before: two, after: one })).toEqual([
    ['same', 'We swam. '],
    ['slip', '¶'],
    ['mended', 'Dad'],
    ['same', ' fell in.'],
  ]);
});

test('what went says its own place where the comparison knows it', () => {
  const placed = {
    kind: 'removed' as const,
    before: { start: 0, end: 3 },
    after: { start: 4, end: 4 },
  };
  expect(shown({ changes: [placed] }, { before: 'No yes.', after: 'Oh, yes.' })).toEqual([
    ['same', 'Oh, '],
    ['gone', 'No '],
    ['same', 'yes.'],
  ]);
});

test('a text that was emptied has gone whole', () => {
  const all = { kind: 'removed' as const, before: { start: 0, end: before.length }, after: null };
  expect(shown({ changes: [all] }, { before, after: '' })).toEqual([['gone', before]]);
});

test('a mark may begin and end within what is new', () => {
  const tongue = { ...rangeOf(after, 'my tongue'), isActive: true };
  const marked = piecesOf({ changes }, { before, after }, [tongue]).filter(({ mark }) => mark);
  expect(marked).toMatchObject([{ kind: 'new', text: 'my tongue', mark: { isActive: true } }]);
});

test('the pieces of the new text add up to it, whatever the changes claim', () => {
  const odd: Change[] = [
    { kind: 'removed', before: { start: 5, end: 900 }, after: null },
    { kind: 'moved', before: { start: 0, end: 4 }, after: { start: 30, end: 4_000 } },
    { kind: 'added', before: null, after: { start: 2, end: 2 } },
    { kind: 'removed', before: { start: 2, end: 4 }, after: null },
  ];
  const pieces = piecesOf({ changes: odd }, { before, after });
  const text = pieces
    .filter(({ kind }) => kind !== 'gone' && kind !== 'slip')
    .map((piece) => piece.text);
  expect(text.join('')).toBe(after);
});
