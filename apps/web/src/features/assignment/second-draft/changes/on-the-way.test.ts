import type { Change } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { rangeOf } from '../../testing/range-of.ts';
import { movesIn } from './on-the-way.ts';
import { piecesOf } from './pieces.ts';

const before = 'It was late. We ate. A tūī sang in the big tree. Nana sat there.';
const after = 'Look, a tūī cried in the tree. It was late. We ate. Nana slept there.';

const changeOf = (kind: Change['kind'], old: string | null, fresh: string | null): Change => ({
  kind,
  before: old === null ? null : rangeOf(before, old),
  after: fresh === null ? null : rangeOf(after, fresh),
});

const changes = [
  changeOf('added', null, 'Look,'),
  changeOf('moved', 'A tūī', 'a tūī'),
  changeOf('replaced', 'sang', 'cried'),
  changeOf('moved', 'in the', 'in the'),
  changeOf('removed', 'big', null),
  changeOf('moved', 'tree.', 'tree.'),
  changeOf('replaced', 'sat', 'slept'),
];

const shown = (some: Change[]) =>
  piecesOf({ changes: some }, { before, after })
    .filter(({ text }) => text.trim() !== '')
    .map(({ kind, text }) => [kind, text.trim()]);

test('what went from a sentence that moved is shown within it', () => {
  expect(shown(changes)).toEqual([
    ['new', 'Look,'],
    ['moved', 'a tūī'],
    ['gone', 'sang'],
    ['new', 'cried'],
    ['moved', 'in the'],
    ['gone', 'big'],
    ['moved', 'tree.'],
    ['same', 'It was late. We ate. Nana'],
    ['gone', 'sat'],
    ['new', 'slept'],
    ['same', 'there.'],
  ]);
});

test('what went before the first word that moved is shown before it', () => {
  const some = [changeOf('removed', 'A', null), changeOf('moved', 'tūī', 'tūī')];
  expect(shown(some).slice(0, 3)).toEqual([
    ['same', 'Look, a'],
    ['gone', 'A'],
    ['moved', 'tūī'],
  ]);
});

test('a sentence that went is shown where it was, though the next one moved', () => {
  const texts = { before: 'We ate. A tūī sang. It rained.', after: 'It rained. A tūī sang.' };
  const some: Change[] = [
    { kind: 'removed', before: rangeOf(texts.before, 'We ate.'), after: null },
    {
      kind: 'moved',
      before: rangeOf(texts.before, 'A tūī sang.'),
      after: rangeOf(texts.after, 'A tūī sang.'),
    },
  ];
  expect(piecesOf({ changes: some }, texts)[0]).toMatchObject({ kind: 'gone', text: 'We ate.' });
});

test('a sentence that moved in pieces is one', () => {
  expect(movesIn(changes)).toBe(1);
  expect(movesIn([...changes, changeOf('moved', 'It was late.', 'It was late.')])).toBe(2);
  expect(movesIn(changes.filter(({ kind }) => kind !== 'moved'))).toBe(0);
});
