import { expect, test } from 'vitest';
import { draft, feedback, file, simpler } from '../testing/sample-work.ts';
import { reduceWork } from './reduce-work.ts';
import type { WorkEvent } from './work-event.ts';
import { isBeingWritten, isTextAwaited, keptOf, newWork, type Work } from './work.ts';

const fresh = newWork(file);
const after = (work: Work, ...events: WorkEvent[]) => events.reduce(reduceWork, work);
const arrived: WorkEvent = { kind: 'feedbackArrived', feedback };
const writing: WorkEvent = { kind: 'began', activity: { kind: 'generating', message: 'M' } };
const concern = { kind: 'home', text: 'I hid', start: 0, end: 5 } as const;

test('a student’s work begins with nothing but what is set for the class', () => {
  expect(newWork(file, { length: 2, category: 'Ideas' })).toEqual({
    ...fresh,
    length: 2,
    category: 'Ideas',
  });
  expect(fresh).toMatchObject({ length: 1, category: null, isReloading: false, feedback: null });
  expect([fresh.isAppAuthorized, fresh.isCommentRefused, fresh.isReadByTeacher]).toEqual([
    false,
    false,
    false,
  ]);
});

test('the writer is at work while it writes or simplifies, and not while a comment is posted', () => {
  expect(isBeingWritten({ kind: 'generating', message: 'M' })).toBe(true);
  expect(isBeingWritten({ kind: 'simplifying', message: 'M' })).toBe(true);
  expect(isBeingWritten({ kind: 'posting', isWaiting: true })).toBe(false);
  expect(isBeingWritten({ kind: 'none' })).toBe(false);
});

test('a text is waited for until it is read, could not be, or the teacher types one', () => {
  expect(isTextAwaited(fresh)).toBe(true);
  expect(isTextAwaited({ ...fresh, typedText: '' })).toBe(false);
  expect(isTextAwaited({ ...fresh, reading: { kind: 'done' } })).toBe(false);
  expect(isTextAwaited({ ...fresh, reading: { kind: 'failed', problem: null } })).toBe(false);
});

test('what is kept comes back as it was', () => {
  const all = after(
    { ...fresh, reading: { kind: 'done' } },
    { kind: 'typed', text: 'Typed' },
    { kind: 'categoryChosen', category: 'Ideas' },
    { kind: 'lengthChosen', length: 2 },
    { kind: 'feedbackArrived', feedback: { ...feedback, simplified: true } },
    { kind: 'readySet', isReady: true },
  );
  const { changedAt } = draft;
  const found = after(fresh, { kind: 'draftFound', draft: { ...keptOf(all), changedAt } });
  expect(found).toEqual({ ...all, reading: { kind: 'waiting' }, changedAt });
  expect(keptOf(fresh)).toMatchObject({
    feedback: null,
    asked: null,
    isReady: false,
    simplified: false,
  });
});

test('an earlier posting keeps its comment when its draft comes back', () => {
  const comment = { id: 'c1', postedAt: '2026-11-20T03:00:00Z' };
  const posted = after(fresh, arrived, { kind: 'posted', comment, words: feedback.text });
  expect(posted.feedback).toMatchObject({ postedAt: comment.postedAt, isReady: false });
  const { changedAt } = draft;
  const found = after(fresh, { kind: 'draftTakenBack', draft: { ...keptOf(posted), changedAt } });
  expect(found).toMatchObject({ comment, feedback: { postedAt: comment.postedAt } });
});

test('asking again, or what is ended or arrives, takes the last problem away', () => {
  const failed = after(fresh, arrived, { kind: 'postingFailed', reason: 'No' });
  expect(failed).toMatchObject({ postingProblem: 'No', activity: { kind: 'none' } });
  expect(after(failed, writing).postingProblem).toBeNull();
  expect(after(failed, arrived).postingProblem).toBeNull();
  expect(after(failed, { kind: 'feedbackCleared' }).postingProblem).toBeNull();
  expect(after(failed, writing, { kind: 'ended' }).activity).toEqual({ kind: 'none' });
});

test('a text that she should read waits until she has, and a changed one is looked at again', () => {
  const found = after(fresh, writing, { kind: 'concernFound', concern });
  expect(found).toMatchObject({ concern, activity: { kind: 'none' }, isReadByTeacher: false });
  const seen = after(found, { kind: 'concernRead' });
  expect(seen).toMatchObject({ concern: null, isReadByTeacher: true });
  const unread = { concern: null, isReadByTeacher: false };
  expect(after(seen, { kind: 'typed', text: 'More' })).toMatchObject(unread);
  expect(after(found, { kind: 'typed', text: 'More' })).toMatchObject(unread);
  expect(after(seen, { kind: 'reloaded', text: 'More' })).toMatchObject(unread);
});

test('feedback that is brought back counts as posted only if its comment is still there', () => {
  const comment = { id: 'c1', postedAt: '2026-11-20T03:00:00Z' };
  const posted = after(fresh, arrived, { kind: 'posted', comment, words: feedback.text });
  const { feedback: words } = posted;
  const restored: WorkEvent = { kind: 'feedbackRestored', feedback: words ?? feedback };
  const cleared = after(posted, { kind: 'feedbackCleared' });
  expect(after(cleared, restored).feedback?.postedAt).toBe(comment.postedAt);
  expect(after(cleared, { kind: 'commentGone' }, restored).feedback?.postedAt).toBeNull();
  const newer = { ...comment, postedAt: '2026-11-21T03:00:00Z' };
  const again = after(cleared, arrived, { kind: 'posted', comment: newer, words: feedback.text });
  expect(after(again, restored).feedback).toMatchObject({ text: feedback.text, postedAt: null });
  const undone: WorkEvent[] = [
    { kind: 'simplified', answer: simpler },
    { kind: 'posted', comment: newer, words: simpler.feedback },
    { kind: 'simplifyUndone' },
  ];
  expect(after(posted, ...undone).feedback).toMatchObject({ text: feedback.text, postedAt: null });
});

test('spaces around posted words make no other words of them', () => {
  const comment = { id: 'c1', postedAt: '2026-11-20T03:00:00Z' };
  const edited = after(fresh, arrived, { kind: 'feedbackEdited', text: ' Ka pai! ' });
  const posted = (words: string) => after(edited, { kind: 'posted', comment, words });
  expect(posted('Ka pai!').feedback?.postedAt).toBe(comment.postedAt);
  expect(posted('Ka pai').feedback?.postedAt).toBeNull();
});

test('without feedback there is none to edit, mark, simplify or take back', () => {
  const events: WorkEvent[] = [
    { kind: 'feedbackEdited', text: 'Mine' },
    { kind: 'readySet', isReady: true },
    { kind: 'simplifyUndone' },
  ];
  for (const event of events) expect(after(fresh, event).feedback).toBeNull();
});

test('while a document is read again it says so, whatever comes of it', () => {
  const reloading = after(fresh, { kind: 'reloading' });
  expect(reloading.isReloading).toBe(true);
  expect(after(reloading, { kind: 'reloadFailed' }).isReloading).toBe(false);
  expect(after(reloading, { kind: 'reloaded', text: 'New' })).toMatchObject({
    isReloading: false,
    reading: { kind: 'done' },
  });
});

test('an unknown time of the last change takes nothing from what was known', () => {
  const access = {
    isAppAuthorized: true,
    isCommentRefused: true,
    modifiedTime: '2026-11-19T03:00:00Z',
  };
  const known = after(fresh, { kind: 'accessKnown', access });
  expect(known).toMatchObject(access);
  const later = { isAppAuthorized: false, isCommentRefused: false, modifiedTime: null };
  expect(after(known, { kind: 'accessKnown', access: later })).toMatchObject({
    ...later,
    modifiedTime: access.modifiedTime,
  });
  const failed = after(known, { kind: 'readFailed', problem: 'unreadable', access: later });
  expect(failed).toMatchObject({
    reading: { kind: 'failed', problem: 'unreadable' },
    isAppAuthorized: false,
  });
});
