import { errors } from '@second-draft/contract';
import { notifications } from '@mantine/notifications';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { watchedValue } from '../../../lib/state/watched-value.ts';
import type { FocusSources } from '../focus/category-options.ts';
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

const nothing: FocusSources = { categories: [], rubrics: [], criteria: [] };

/** The first three are asked for at once, and answered when `answer` is called. */
function forAll(sources: () => FocusSources = () => nothing) {
  const store = createWorkStore(ids.map(waiting));
  const asked: string[] = [];
  const held = Promise.withResolvers<undefined>();
  const { start, progress } = createFeedbackForAll({
    store,
    secondDrafts: { of: () => null, answered: () => Promise.resolve() },
    areDraftsKnown: watchedValue(true),
    sources,
    write: async (id) => {
      asked.push(id);
      await held.promise;
      store.dispatch(id, { kind: 'feedbackArrived', feedback });
    },
    cancelOne: () => {},
  });
  return {
    store,
    asked,
    start,
    progress,
    answer: () => held.resolve(undefined),
    refuse: held.reject,
  };
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

const refused = (
  code: 'invalid_request' | 'session_ended' | 'sign_in_expired' | 'subscription_required',
) => new ApiError(errors[code].status, code, errors[code].message);

test.each([
  ['one that isn’t valid', 'invalid_request', ids],
  ['the end of the session', 'session_ended', ids.slice(0, 3)],
] as const)('after %s, only what can still be answered is asked for', async (_, code, expected) => {
  const { asked, start, refuse } = forAll();
  const done = start();
  refuse(refused(code));
  await done;
  expect(asked).toEqual(expected);
});

test('a run that can’t go on says of all who got none that they got none', async () => {
  const told = vi.spyOn(notifications, 'show');
  const { start, refuse } = forAll();
  const done = start();
  refuse(refused('session_ended'));
  await done;
  const messages = told.mock.calls.map(([{ message }]) => message);
  told.mockRestore();
  expect(messages).toContainEqual(expect.stringContaining(`${ids.length} could not be written.`));
});

test.each([
  ['her access to Google ends', 'sign_in_expired', true],
  ['her subscription ends, which takes her to her account', 'subscription_required', false],
] as const)('when %s, she is told to try again where she can', async (_, code, isTold) => {
  const told = vi.spyOn(notifications, 'show');
  const { start, refuse } = forAll();
  const done = start();
  refuse(refused(code));
  await done;
  const messages = told.mock.calls.map(([{ message }]) => message);
  told.mockRestore();
  const sentence = messages.find((one) => typeof one === 'string' && one.includes('could not'));
  const hint = isTold ? ' Press Get feedback for all to try again.' : '';
  expect(sentence).toBe(`No feedback was written. ${ids.length} could not be written.${hint}`);
});

test('a run that breaks off can be begun again, and the page left', async () => {
  let isBroken = false;
  const { start, answer, progress } = forAll(() => {
    if (isBroken) throw new Error('What is on offer is not known');
    return nothing;
  });
  const done = start();
  isBroken = true;
  answer();
  await expect(done).rejects.toThrow('not known');
  expect(progress.get()).toBeNull();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});
