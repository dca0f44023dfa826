import type { SecondDraft } from '@second-draft/contract';
import { notifications } from '@mantine/notifications';
import { expect, test, vi } from 'vitest';
import { watchedValue } from '../../../lib/state/watched-value.ts';
import { feedback, file, studentText } from '../testing/sample-work.ts';
import { readOf } from '../testing/show-assignment.tsx';
import { newWork } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createFeedbackForAll } from './feedback-for-all.ts';

const ids = ['one', 'two', 'three', 'four', 'five'];
const posted = { ...feedback, postedAt: '2026-11-20T03:00:00.000Z' };

/** Nothing has been read when it begins. */
function whileReading({ isKnown = true } = {}) {
  const store = createWorkStore(ids.map((id) => newWork({ ...file, id }, { category: 'Praise' })));
  const areDraftsKnown = watchedValue(isKnown);
  const changed = new Set<string>();
  const told = Promise.withResolvers<void>();
  const asked: string[] = [];
  const secondDraft = {
    state: 'changed',
    earlier: [{}],
    comparison: null,
  } as unknown as SecondDraft;
  const run = createFeedbackForAll({
    store,
    secondDrafts: {
      of: (work) => (changed.has(work.file.id) ? secondDraft : null),
      answered: () => (changed.size > 0 ? told.promise : Promise.resolve()),
    },
    areDraftsKnown,
    sources: () => ({ categories: [], rubrics: [], criteria: [] }),
    write: async (id) => {
      asked.push(id);
      await Promise.resolve();
      store.dispatch(id, { kind: 'feedbackArrived', feedback });
    },
    cancelOne: () => {},
  });
  const read = (id: string, text: string | null = studentText) =>
    store.dispatch(
      id,
      text === null
        ? { kind: 'readFailed', problem: 'unreadable', access: readOf(id) }
        : { kind: 'read', document: readOf(id, { text }) },
    );
  return { ...run, store, areDraftsKnown, changed, told, asked, read };
}

const counts = [
  ['no text has been read', []],
  ['some have', ['one', 'two']],
] as const;

test.each(counts)(
  'pressed while %s, it writes for each text as it is read, once',
  async (_, at) => {
    const { start, progress, asked, read } = whileReading();
    for (const id of at) read(id);
    const done = start();
    expect(progress.get()).toEqual({ done: 0, total: 5 });
    await expect.poll(() => progress.get()?.done).toBe(at.length);
    for (const id of ids) read(id);
    await done;
    expect(asked).toEqual(ids);
    expect(progress.get()).toBeNull();
  },
);

test('what turns out too short or unreadable no longer counts, and she is told of it', async () => {
  const tell = vi.spyOn(notifications, 'show');
  const { start, progress, asked, read } = whileReading();
  const done = start();
  read('one');
  read('two', 'Too short.');
  read('three', null);
  await expect.poll(() => progress.get()).toEqual({ done: 1, total: 3 });
  read('four');
  read('five');
  await done;
  const messages = tell.mock.calls.map(([{ message }]) => message);
  tell.mockRestore();
  expect(asked).toEqual(['one', 'four', 'five']);
  expect(messages).toContain(
    'Feedback was written for 3 texts by 1 student. Left out: 1 could not be read, 1 too short.',
  );
});

test('it can be stopped while it waits for what is being read', async () => {
  const { start, cancel, progress, asked, read } = whileReading();
  const done = start();
  read('one');
  await expect.poll(() => progress.get()?.done).toBe(1);
  cancel();
  await done;
  read('two');
  expect(asked).toEqual(['one']);
});

test('what she wrote or cleared while it was being read is left as it is', async () => {
  const { store, start, asked, read } = whileReading();
  store.dispatch('two', { kind: 'feedbackArrived', feedback });
  const done = start();
  store.dispatch('one', { kind: 'feedbackArrived', feedback: { ...feedback, text: 'My words.' } });
  store.dispatch('two', { kind: 'feedbackCleared' });
  for (const id of ids) read(id);
  await done;
  expect(asked).toEqual(['three', 'four', 'five']);
  expect(store.get('one').feedback?.text).toBe('My words.');
});

test('it waits for what is kept on the server, so that nobody who has feedback gets it twice', async () => {
  const { store, start, areDraftsKnown, asked, read } = whileReading({ isKnown: false });
  for (const id of ids) read(id);
  const done = start();
  store.dispatch('one', { kind: 'feedbackArrived', feedback });
  expect(asked).toEqual([]);
  areDraftsKnown.set(true);
  await done;
  expect(asked).toEqual(['two', 'three', 'four', 'five']);
});

test('a text that has changed since its feedback is taken in once that is known', async () => {
  const { store, start, changed, told, asked, read } = whileReading();
  for (const id of ['one', 'two'])
    store.dispatch(id, { kind: 'feedbackArrived', feedback: posted });
  const done = start();
  for (const id of ids) read(id);
  changed.add('two');
  told.resolve();
  await done;
  expect(asked.toSorted()).toEqual(['five', 'four', 'three', 'two']);
});
