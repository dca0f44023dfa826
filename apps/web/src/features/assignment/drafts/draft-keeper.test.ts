import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { nothing } from '../testing/answers.ts';
import { draft, feedback, file } from '../testing/sample-work.ts';
import { newWork } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const where = { courseId: 'course-1', assignmentId: 'assignment-1' };
const addressOf = (documentId: string) => `/api/drafts/course-1/assignment-1/${documentId}`;
const other = { ...file, id: 'document-of-bo' };

function open() {
  const store = createWorkStore([newWork(file), newWork(other)]);
  const keeper = createDraftKeeper({ store, ...where });
  return { store, keeper };
}

beforeEach(() => {
  fakeNetwork({ [`PUT ${addressOf(file.id)}`]: nothing, [`PUT ${addressOf(other.id)}`]: nothing });
  vi.useFakeTimers({ now: Date.parse('2026-11-20T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was typed is still there after a reload', () => {
  const { store, keeper } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed by the teacher' });
  store.dispatch(other.id, { kind: 'feedbackArrived', feedback });
  store.dispatch(other.id, { kind: 'feedbackEdited', text: 'Edited by the teacher' });
  window.dispatchEvent(new Event('pagehide'));

  const reloaded = open();
  reloaded.keeper.restore();
  expect(reloaded.store.get(file.id).typedText).toBe('Typed by the teacher');
  expect(reloaded.store.get(other.id).feedback).toEqual({
    ...feedback,
    text: 'Edited by the teacher',
  });
});

test('is kept in session storage within a moment, even if the page never says goodbye', () => {
  const { store, keeper } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed' });
  vi.advanceTimersByTime(200);
  expect(window.sessionStorage.getItem('drafts:course-1/assignment-1')).toContain('Typed');
});

test('of the tab’s and the server’s drafts the newer one counts', async () => {
  const network = fakeNetwork({ [`PUT ${addressOf(file.id)}`]: nothing });
  const { store, keeper } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed here just now' });
  keeper.merge([
    { ...draft, documentId: file.id, text: 'Older', changedAt: '2026-11-19T03:00:00.000Z' },
    { ...draft, documentId: other.id, text: 'From another device' },
    { ...draft, documentId: 'a-document-long-gone', text: 'Gone' },
  ]);
  expect(store.get(file.id).typedText).toBe('Typed here just now');
  expect(store.get(other.id).typedText).toBe('From another device');

  await vi.advanceTimersByTimeAsync(1_000);
  expect(network.asked).toMatchObject([
    { operation: `PUT ${addressOf(file.id)}`, body: { text: 'Typed here just now' } },
  ]);
});

test('a draft that another device changed later takes the place of this tab’s', () => {
  const { store, keeper } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed here' });
  keeper.merge([
    { ...draft, documentId: file.id, text: 'Later', changedAt: '2026-11-20T04:00:00.000Z' },
  ]);
  expect(store.get(file.id).typedText).toBe('Later');
});
