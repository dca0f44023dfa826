import { expect, test } from 'vitest';
import { draft } from '../testing/sample-work.ts';
import { mergeDrafts } from './merge-drafts.ts';

const of = (documentId: string, text: string, seconds: number) => ({
  ...draft,
  documentId,
  text,
  changedAt: new Date(Date.UTC(2026, 10, 20, 3, 0, seconds)).toISOString(),
});
const textsIn = ({ newest }: ReturnType<typeof mergeDrafts>) =>
  Array.from(newest, ([id, { text }]) => [id, text]);

test('of each document the newest draft counts, and the server is sent what it lacks', () => {
  const here = [of('a', 'mine', 2), of('b', 'mine', 1), of('c', 'mine', 1)];
  const there = [of('a', 'theirs', 1), of('b', 'theirs', 2), of('d', 'theirs', 1)];
  const merged = mergeDrafts(here, there);
  expect(Object.fromEntries(textsIn(merged))).toEqual({
    a: 'mine',
    b: 'theirs',
    c: 'mine',
    d: 'theirs',
  });
  expect(merged.unsent).toEqual(['a', 'c']);
});

test('of two drafts of one moment the server’s counts', () => {
  const merged = mergeDrafts([of('a', 'mine', 1)], [of('a', 'theirs', 1)]);
  expect(textsIn(merged)).toEqual([['a', 'theirs']]);
  expect(merged.unsent).toEqual([]);
});
