import { expect, test } from 'vitest';
import { feedback, file, studentText } from '../testing/sample-work.ts';
import { newWork, type Work } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createFeedbackForAll } from './feedback-for-all.ts';

const ids = ['one', 'two', 'three', 'four', 'five'];

const waiting = (id: string): Work => ({
  ...newWork({ ...file, id }),
  reading: { kind: 'done' },
  documentText: studentText,
  category: 'Praise',
});

/** The first three are asked for at once, and answered when `answer` is called. */
function forAll() {
  const store = createWorkStore(ids.map(waiting));
  const asked: string[] = [];
  const held = Promise.withResolvers<undefined>();
  const { start } = createFeedbackForAll({
    store,
    secondDrafts: { of: () => null },
    sources: () => ({ categories: [], rubrics: [], criteria: [] }),
    write: async (id) => {
      asked.push(id);
      await held.promise;
      store.dispatch(id, { kind: 'feedbackArrived', feedback });
    },
    cancelOne: () => {},
  });
  return { store, asked, start, answer: () => held.resolve(undefined) };
}

test('what she wrote while her turn had not come is left as it is', async () => {
  const { store, asked, start, answer } = forAll();
  const done = start();
  const own = { ...feedback, text: 'My own words, Āwhina.' };
  store.dispatch('four', { kind: 'feedbackArrived', feedback: own });
  answer();
  await done;
  expect(asked).toEqual(['one', 'two', 'three', 'five']);
  expect(store.get('four').feedback?.text).toBe(own.text);
});

test('what she has asked for herself meanwhile is not asked for again', async () => {
  const { store, asked, start, answer } = forAll();
  const done = start();
  store.dispatch('five', { kind: 'began', activity: { kind: 'generating', message: 'Writing' } });
  answer();
  await done;
  expect(asked).toEqual(['one', 'two', 'three', 'four']);
});
