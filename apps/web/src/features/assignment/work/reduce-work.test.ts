import { describe, expect, test } from 'vitest';
import { draft, feedback, file, simpler, studentText } from '../testing/sample-work.ts';
import { reduceWork } from './reduce-work.ts';
import type { WorkEvent } from './work-event.ts';
import { firstStanding, standingOf } from './standing.ts';
import { newWork, textOf, type Work } from './work.ts';

const after = (work: Work, ...events: WorkEvent[]) => events.reduce(reduceWork, work);
const read: Extract<WorkEvent, { kind: 'read' }> = {
  kind: 'read',
  document: {
    kind: 'document',
    text: studentText,
    modifiedTime: '2026-11-19T03:00:00Z',
    isAppAuthorized: false,
    isCommentRefused: false,
  },
};
const postedOn = (day: string): WorkEvent => ({
  kind: 'posted',
  comment: { id: 'c1', postedAt: `${day}T03:00:00Z` },
  words: feedback.text,
});
const fresh = newWork(file);

describe('the text', () => {
  test('is the document’s until the teacher types, and again when she types it back', () => {
    const typed = after(fresh, read, { kind: 'typed', text: 'Mine' });
    expect(textOf(typed)).toBe('Mine');
    expect(after(typed, { kind: 'typed', text: studentText }).typedText).toBeNull();
  });

  test('reloaded from the document takes the place of what was typed', () => {
    const typed = after(fresh, read, { kind: 'typed', text: 'Mine' }, { kind: 'reloading' });
    const reloaded = after(typed, { kind: 'reloaded', text: 'Newer' });
    expect(reloaded).toMatchObject({ documentText: 'Newer', typedText: null, isReloading: false });
  });

  test('stays as typed when reloading fails', () => {
    const typed = after(fresh, read, { kind: 'typed', text: 'Mine' }, { kind: 'reloading' });
    expect(textOf(after(typed, { kind: 'reloadFailed' }))).toBe('Mine');
  });

  test('that was kept stands, whether it or the document arrives first', () => {
    const found: WorkEvent = { kind: 'draftFound', draft: { ...draft, text: 'Kept' } };
    expect(textOf(after(fresh, found, read))).toBe('Kept');
    expect(textOf(after(fresh, read, found))).toBe('Kept');
  });

  test('that was kept is no change when the document has come to say the same', () => {
    const found: WorkEvent = { kind: 'draftFound', draft: { ...draft, text: studentText } };
    expect(after(fresh, found, read).typedText).toBeNull();
  });

  test('is for the teacher to have read again once the document says something else', () => {
    const gone = after(fresh, read, { kind: 'concernRead' });
    expect(after(gone, read).isReadByTeacher).toBe(true);
    const changed = { ...read.document, text: `${studentText} And then` };
    expect(after(gone, { kind: 'read', document: changed }).isReadByTeacher).toBe(false);
  });

  test('tells what kind of file it is where the link did not', () => {
    const unknown = newWork({ ...file, kind: null });
    expect(after(unknown, read).file.kind).toBe('document');
  });

  test('of a document that could not be read is empty and can still be typed', () => {
    const failed = after(fresh, {
      kind: 'readFailed',
      problem: 'unreadable',
      access: { isAppAuthorized: false, isCommentRefused: false, modifiedTime: null },
    });
    expect(textOf(failed)).toBe('');
    expect(textOf(after(failed, { kind: 'typed', text: 'Copied in' }))).toBe('Copied in');
  });
});

describe('the feedback', () => {
  const written = after(fresh, read, { kind: 'feedbackArrived', feedback });

  test('ends the wait when it arrives', () => {
    const asked = after(fresh, { kind: 'began', activity: { kind: 'generating', message: 'M' } });
    expect(after(asked, { kind: 'feedbackArrived', feedback }).activity.kind).toBe('none');
  });

  test('counts as not posted again once its words change', () => {
    const posted = after(written, postedOn('2026-11-20'));
    expect(after(posted, { kind: 'feedbackEdited', text: 'New words' }).feedback?.postedAt).toBe(
      null,
    );
    expect(after(posted, { kind: 'simplified', answer: simpler }).feedback).toMatchObject({
      simplified: true,
      postedAt: null,
    });
  });

  test('that took the place of words on their way to the document doesn’t count as posted', () => {
    const other = after(
      written,
      { kind: 'began', activity: { kind: 'posting', isWaiting: false } },
      { kind: 'draftFound', draft: { ...draft, feedback: 'Typed in another tab.' } },
      postedOn('2026-11-20'),
    );
    expect(other).toMatchObject({
      activity: { kind: 'none' },
      feedback: { text: 'Typed in another tab.', postedAt: null },
      comment: { id: 'c1' },
    });
  });

  test('simplified is measured again, and can be restored as it was', () => {
    const simplified = after(written, { kind: 'simplified', answer: simpler });
    expect(simplified.feedback).toMatchObject({
      text: simpler.feedback,
      points: [
        { quotations: [{ text: 'buzzed like bees', match: 'exact' }], skill: 'comparisons' },
      ],
      checks: { words: { count: simpler.words }, readingLevel: simpler.readingLevel, failed: [] },
    });
    expect(after(simplified, { kind: 'simplifyUndone' })).toEqual(written);
  });

  test('simplified and then edited can still be restored', () => {
    const edited = after(
      written,
      { kind: 'simplified', answer: simpler },
      { kind: 'feedbackEdited', text: 'Mine' },
    );
    expect(after(edited, { kind: 'simplifyUndone' })).toEqual(written);
  });

  test('keeps its points and checks when a draft brings it back', () => {
    const found = after(fresh, {
      kind: 'draftFound',
      draft: {
        ...draft,
        feedback: feedback.text,
        feedbackId: feedback.id,
        points: feedback.points,
        checks: feedback.checks,
        writtenTo: feedback.writtenTo,
        category: 'Ideas',
        length: 2,
      },
    });
    expect(found).toMatchObject({ feedback, category: 'Ideas', length: 2 });
  });

  test('cleared goes back to the choices, which stay as they were', () => {
    const cleared = after(
      written,
      { kind: 'categoryChosen', category: 'Ideas' },
      { kind: 'feedbackCleared' },
    );
    expect(cleared).toMatchObject({ feedback: null, category: 'Ideas' });
  });
});

describe('where a student stands', () => {
  const written = after(fresh, read, { kind: 'feedbackArrived', feedback });

  test('goes from nothing over writing and written to posted', () => {
    const writing = after(fresh, {
      kind: 'began',
      activity: { kind: 'generating', message: 'M' },
    });
    const posted = after(written, postedOn('2026-11-20'));
    expect([fresh, writing, written, posted].map(standingOf)).toEqual([
      'nothing',
      'writing',
      'written',
      'posted',
    ]);
  });

  test('is changed when the document was edited after the feedback was posted', () => {
    const posted = after(written, postedOn('2026-11-18'));
    expect(standingOf(posted)).toBe('changed');
  });

  test('with several documents is that of the one that asks most for a look', () => {
    const posted = after(written, postedOn('2026-11-20'));
    expect(firstStanding([posted, written].map(standingOf))).toBe('written');
    expect(firstStanding([fresh, posted].map(standingOf))).toBe('posted');
    expect(firstStanding([])).toBe('nothing');
  });
});

test('words from elsewhere take the place of those shown, unread and not posted', () => {
  const other = {
    version: 'v1',
    changedAt: '2026-11-20T03:00:00Z',
    text: 'There',
    feedback: 'Hers.',
  };
  const rest = { ...other, version: 'v2' };
  const read = { ...newWork(file), documentText: 'Here', others: [other, rest] };
  const shown = { ...read, feedback: { ...feedback, isReady: true } };
  const taken = reduceWork(shown, { kind: 'otherTaken', other });
  expect(taken).toMatchObject({
    typedText: 'There',
    feedback: { text: 'Hers.', isReady: false, postedAt: null },
    others: [rest],
  });
  expect(reduceWork(read, { kind: 'otherTaken', other }).feedback?.text).toBe('Hers.');
  const without = { ...other, text: null, feedback: ' ' };
  expect(reduceWork(shown, { kind: 'otherTaken', other: without })).toMatchObject({
    typedText: null,
    feedback: { text: feedback.text, isReady: true },
  });
  expect(reduceWork(shown, { kind: 'othersLeft' }).others).toEqual([]);
});
