import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { draft, file } from '../testing/sample-work.ts';
import { awhinasBlock, boFile, showAssignment } from '../testing/show-assignment.tsx';

const commentCall = 'POST /api/comment';

afterEach(() => void vi.useRealTimers());

const pressPostAndNext = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });

/** Āwhina and Bo both have feedback. */
async function withBoth() {
  const drafts = [file, boFile].map(({ id }) => ({
    ...draft,
    documentId: id,
    feedback: `Ka pai, ${id}.`,
  }));
  const { network } = showAssignment({
    'GET /api/drafts/12/7': json(drafts),
    [commentCall]: json({ id: 'c1', postedAt: '2026-11-20T03:00:00.000Z' }),
  });
  await awhinasBlock();
  await screen.findByRole('textbox', { name: 'Feedback for Bo Li' });
  vi.useFakeTimers();
  return {
    posted: () =>
      network.asked.filter(({ operation }) => operation === commentCall).map(({ body }) => body),
  };
}

test('Ctrl+Enter pressed twice in quick succession posts nothing of the next student’s', async () => {
  const { posted } = await withBoth();
  pressPostAndNext();
  await vi.advanceTimersByTimeAsync(200);
  pressPostAndNext();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(posted()).toMatchObject([{ docId: file.id }]);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Bo Li' }));
});

test('once the next student has been on the screen for a moment, Ctrl+Enter posts hers', async () => {
  const { posted } = await withBoth();
  pressPostAndNext();
  await vi.advanceTimersByTimeAsync(1_000);
  pressPostAndNext();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted()).toMatchObject([{ docId: file.id }, { docId: boFile.id }]);
});

test('Ctrl+Enter pressed right after going on by another key counts', async () => {
  const { posted } = await withBoth();
  fireEvent.keyDown(document.body, { key: 'j' });
  pressPostAndNext();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted()).toMatchObject([{ docId: boFile.id }]);
});
