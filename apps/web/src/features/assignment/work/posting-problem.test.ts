import { expect, test } from 'vitest';
import { draft, feedback, file } from '../testing/sample-work.ts';
import { reduceWork } from './reduce-work.ts';
import { standingOf } from './standing.ts';
import type { WorkEvent } from './work-event.ts';
import { newWork, type Work } from './work.ts';

const after = (work: Work, ...events: WorkEvent[]) => events.reduce(reduceWork, work);
const comment = { id: 'c1', postedAt: '2026-11-20T03:00:00Z' };
const failed: WorkEvent = { kind: 'postingFailed', reason: 'Your Google access has expired.' };
const written = after(newWork(file), { kind: 'feedbackArrived', feedback });

test('what could not be posted here, and turns out to be posted, is not said to be missing', () => {
  const posted = { ...draft, feedback: feedback.text, postedAt: comment.postedAt, comment };
  const found = after(written, failed, { kind: 'draftFound', draft: posted });
  expect(found.postingProblem).toBeNull();
  expect(standingOf(found)).toBe('posted');
});

test('posted words that she brings back are not said to be missing, after others could not be posted', () => {
  const posted = after(written, { kind: 'posted', comment, words: feedback.text });
  const edited = after(posted, { kind: 'feedbackEdited', text: 'Other words' }, failed);
  expect(standingOf(edited)).toBe('notPosted');
  if (!posted.feedback) throw new Error('There is no feedback to bring back.');
  const back = after(edited, { kind: 'feedbackRestored', feedback: posted.feedback });
  expect(standingOf(back)).toBe('posted');
  expect(back.postingProblem).toBeNull();
});

test('a draft from elsewhere that is not posted leaves the reason where it is', () => {
  const found = after(written, failed, { kind: 'draftFound', draft });
  expect(found.postingProblem).not.toBeNull();
});
