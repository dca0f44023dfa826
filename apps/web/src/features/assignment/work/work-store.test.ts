import { expect, test, vi } from 'vitest';
import { draft, file } from '../testing/sample-work.ts';
import { createWorkStore } from './work-store.ts';
import { newWork, type Work } from './work.ts';

const other = { ...file, id: 'document-of-bo' };
const instant = new Date('2026-11-20T04:00:00Z');
const open = () => createWorkStore([newWork(file), newWork(other)], () => instant);

test('a change of one work is heard by who watches it or all, and by nobody else', () => {
  const store = open();
  const [one, another, all] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  store.watch(file.id, one);
  store.watch(other.id, another);
  store.watchAll(all);
  store.dispatch(file.id, { kind: 'typed', text: 'Hello' });
  expect([one, another, all].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
});

test('of several changes at once each is heard of when all have been made', () => {
  const store = open();
  const seen: (string | null)[][] = [];
  const look = () => seen.push(store.all().map(({ typedText }) => typedText));
  store.watch(other.id, look);
  store.watchAll(look);
  store.dispatchAll([
    [file.id, { kind: 'typed', text: 'One' }],
    [other.id, { kind: 'typed', text: 'Two' }],
  ]);
  expect(seen).toEqual([
    ['One', 'Two'],
    ['One', 'Two'],
  ]);
});

test('who has stopped watching hears nothing more', () => {
  const store = open();
  const listener = vi.fn<() => void>();
  store.watch(file.id, listener)();
  store.dispatch(file.id, { kind: 'typed', text: 'Hello' });
  expect(listener).not.toHaveBeenCalled();
});

test('a change by the teacher is dated and handed to the keeper', () => {
  const store = open();
  const keep = vi.fn<(work: Work) => void>();
  store.watchKept(keep);
  store.dispatch(file.id, { kind: 'typed', text: 'Hello' });
  expect(keep).toHaveBeenCalledWith(store.get(file.id));
  expect(store.get(file.id).changedAt).toBe('2026-11-20T04:00:00.000Z');
});

test('what is already kept or is not the teacher’s own is not kept again', () => {
  const store = open();
  const keep = vi.fn<(work: Work) => void>();
  store.watchKept(keep);
  store.dispatch(file.id, { kind: 'draftFound', draft: { ...draft, text: 'Kept' } });
  store.dispatch(file.id, { kind: 'reloading' });
  store.dispatch(file.id, { kind: 'began', activity: { kind: 'posting', isWaiting: false } });
  expect(keep).not.toHaveBeenCalled();
  expect(store.get(file.id).changedAt).toBe(draft.changedAt);
});
