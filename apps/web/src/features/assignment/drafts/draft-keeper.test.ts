import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../testing/fake-network.ts';
import { nothing } from '../testing/answers.ts';
import { draft, feedback, file } from '../testing/sample-work.ts';
import { newWork } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const where = { courseId: 'course-1', assignmentId: 'assignment-1' };
const saveCallOf = (documentId: string) => `PUT /api/drafts/course-1/assignment-1/${documentId}`;
const saveCall = saveCallOf(file.id);
const other = { ...file, id: 'document-of-bo' };

function open() {
  const store = createWorkStore([newWork(file), newWork(other)]);
  const replaced: { id: string; takeBack: () => void }[] = [];
  const onReplaced = (id: string, takeBack: () => void) => void replaced.push({ id, takeBack });
  const created = createDraftKeeper({ store, ...where, onReplaced });
  const start = () => {
    const leave = created.start();
    pages.push(leave);
    return leave;
  };
  return { store, keeper: { ...created, start }, replaced };
}

/** They listen to the window until they are left. */
const pages: (() => void)[] = [];

beforeEach(() => {
  fakeNetwork({ [saveCall]: nothing, [saveCallOf(other.id)]: nothing });
  vi.useFakeTimers({ now: Date.parse('2026-11-20T03:00:00Z') });
});
afterEach(() => {
  for (const leave of pages.splice(0)) leave();
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

test('what another device saved is shown, and what was typed here meanwhile is kept with it', async () => {
  const network = fakeNetwork({ [saveCall]: nothing });
  const { store, keeper } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed here just now' });
  keeper.merge([
    { ...draft, documentId: file.id, text: 'Typed there', version: 'theirs' },
    { ...draft, documentId: other.id, text: 'From another device' },
    { ...draft, documentId: 'a-document-long-gone', text: 'Gone' },
  ]);
  expect(store.get(file.id)).toMatchObject({
    typedText: 'Typed here just now',
    others: [{ version: 'theirs', text: 'Typed there' }],
  });
  expect(store.get(other.id).typedText).toBe('From another device');

  await vi.advanceTimersByTimeAsync(1_000);
  const saved = { text: 'Typed here just now', others: [{ text: 'Typed there' }] };
  const known = expect.arrayContaining(['theirs']) as unknown;
  expect(network.asked).toMatchObject([{ body: { ...saved, known } }]);
});

test('a draft that was changed elsewhere after it was saved takes the place of this tab’s, which can be had back', async () => {
  const network = fakeNetwork({ [saveCall]: nothing });
  const { store, keeper, replaced } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed here' });
  await vi.advanceTimersByTimeAsync(1_000);
  // By a clock that is slow.
  const changedAt = '2026-11-20T01:00:00.000Z';
  keeper.merge([{ ...draft, documentId: file.id, text: 'Later', version: 'theirs', changedAt }]);
  expect(store.get(file.id).typedText).toBe('Later');
  expect(replaced.map(({ id }) => id)).toEqual([file.id]);

  vi.setSystemTime('2026-11-20T05:00:00Z');
  replaced[0]?.takeBack();
  expect(store.get(file.id).typedText).toBe('Typed here');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(network.lastBody(saveCall)).toMatchObject({
    text: 'Typed here',
    changedAt: '2026-11-20T05:00:00.000Z',
  });
});

test('a save that the server refuses as stale fetches what is there, and continues from it', async () => {
  let saves = 0;
  const theirs = { ...draft, documentId: file.id, feedback: 'Theirs.', version: 'theirs' };
  const network = fakeNetwork({
    [saveCall]: (request) => {
      saves += 1;
      return (saves === 1 ? refusal('draft_changed') : nothing)(request);
    },
    'GET /api/drafts/course-1/assignment-1': json([theirs]),
  });
  const { store, keeper } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed here' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(store.get(file.id)).toMatchObject({
    typedText: 'Typed here',
    feedback: { text: 'Theirs.' },
    others: [],
  });
  expect([puts(network), keeper.sending.get()]).toEqual([2, 'sent']);
  expect(network.lastBody(saveCall)).toMatchObject({
    text: 'Typed here',
    feedback: 'Theirs.',
  });
});

const puts = (network: ReturnType<typeof fakeNetwork>) => network.times(saveCall);

test('once the page is hidden, what was typed is on its way', async () => {
  const network = fakeNetwork({ [saveCall]: nothing });
  const { store, keeper } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed' });
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(puts(network)).toBe(0);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(puts(network)).toBe(1);
  expect(window.sessionStorage.getItem('drafts:course-1/assignment-1')).toContain('Typed');
});

test('back online, what could not be sent goes at once', async () => {
  const network = fakeNetwork({});
  const { store, keeper } = open();
  keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([puts(network), keeper.sending.get()]).toEqual([1, 'failed']);
  network.answers[saveCall] = nothing;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([puts(network), keeper.sending.get()]).toEqual([2, 'sent']);
});

test('a page that is left sends what is pending, and keeps nothing more', async () => {
  const network = fakeNetwork({ [saveCall]: nothing });
  const { store, keeper } = open();
  const leave = keeper.start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed' });
  leave();
  expect(puts(network)).toBe(1);
  store.dispatch(file.id, { kind: 'typed', text: 'Typed after' });
  for (const event of ['pagehide', 'online']) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(puts(network)).toBe(1);
  expect(window.sessionStorage.getItem('drafts:course-1/assignment-1')).not.toContain('after');
});

test('what this tab has and the server lacks is sent, and looking at a work changes nothing', async () => {
  const network = fakeNetwork({ [saveCall]: nothing });
  const first = open();
  first.keeper.start();
  first.store.dispatch(file.id, { kind: 'typed', text: 'Typed' });
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(puts(network)).toBe(1);

  const { store, keeper, replaced } = open();
  keeper.start();
  keeper.restore();
  store.dispatch(file.id, { kind: 'reloading' });
  keeper.merge([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(puts(network)).toBe(2);
  expect(replaced).toEqual([]);
});

test('with session storage full, drafts still reach the server', async () => {
  const network = fakeNetwork({ [saveCall]: nothing });
  const { store, keeper } = open();
  keeper.start();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(file.id, { kind: 'typed', text: 'Typed' });
  await vi.advanceTimersByTimeAsync(1_000);
  full.mockRestore();
  expect(puts(network)).toBe(1);
});
