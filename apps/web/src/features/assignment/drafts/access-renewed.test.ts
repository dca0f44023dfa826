import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession } from '../../../lib/state/session-item.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork, refusal } from '../../../testing/fake-network.ts';
import { anotherTeacher, sampleProfile } from '../../../testing/samples.ts';
import { nothing } from '../testing/answers.ts';
import { file } from '../testing/sample-work.ts';
import { newWork } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const where = { courseId: 'course-1', assignmentId: 'assignment-1' };
const saveCall = `PUT /api/drafts/course-1/assignment-1/${file.id}`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what could not be saved until she logged in again is saved once she has', async () => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork({ [saveCall]: refusal('sign_in_expired') });
  const store = createWorkStore([newWork(file)]);
  const keeper = createDraftKeeper({ store, ...where, onReplaced: () => {} });
  const leave = keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed after an hour' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.times(saveCall)).toBe(1);
  const again = fakeNetwork({ [saveCall]: nothing });
  profileItem.set(sampleProfile());
  await vi.advanceTimersByTimeAsync(0);
  expect(again.lastBody(saveCall)).toMatchObject({ text: 'Typed after an hour' });
  expect(keeper.sending.get()).toBe('sent');
  leave();
});

test('nothing of hers is saved once another teacher has logged in here', async () => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork({ [saveCall]: refusal('not_signed_in') });
  const store = createWorkStore([newWork(file)]);
  const leave = createDraftKeeper({ store, ...where, onReplaced: () => {} }).start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed by the first teacher' });
  await vi.advanceTimersByTimeAsync(60_000);
  profileItem.set(anotherTeacher);
  store.dispatch(file.id, { kind: 'typed', text: 'Typed later' });
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.times(saveCall)).toBe(1);
});

test('what is answered once she has logged out is kept nowhere', async () => {
  profileItem.set(sampleProfile());
  const answer = Promise.withResolvers<void>();
  fakeNetwork({
    [saveCall]: async () => {
      await answer.promise;
      return nothing();
    },
  });
  const store = createWorkStore([newWork(file)]);
  const leave = createDraftKeeper({ store, ...where, onReplaced: () => {} }).start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed at last' });
  leave();
  clearSession();
  answer.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(window.sessionStorage).toHaveLength(0);
});
