import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { heldBack } from '../testing/answers.ts';
import { withFeedback } from '../testing/feedback-steps.ts';
import { draft, file } from '../testing/sample-work.ts';
import { awhinasBlock, boFile, showAssignment } from '../testing/show-assignment.tsx';

const announced = (words: string) =>
  screen.findByText((_, one) => one?.tagName === 'OUTPUT' && one.textContent === words);

test('how many are ready is announced as a key marks one, and as it takes the mark away', async () => {
  await withFeedback();
  await userEvent.keyboard('{Escape}r');
  expect(await announced('1 ready')).toBeTruthy();
  await userEvent.keyboard('kr');
  expect(await announced('0 ready')).toBeTruthy();
});

test('undo and redo by key are announced, in the box and outside, also where there is no more', async () => {
  const { box } = await withFeedback();
  await userEvent.type(box, '!');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await announced('Undone. 0 more to undo')).toBeTruthy();
  await userEvent.keyboard('{Escape}{Control>}z{/Control}');
  expect(await announced('0 more to undo')).toBeTruthy();
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(await announced('Redone. 0 more to redo')).toBeTruthy();
  await userEvent.type(box, '?');
  expect(screen.queryByText(/Redone/)).toBeNull();
});

test('posting all that are ready is announced as it begins and after each quarter', async () => {
  const held = [heldBack(), heldBack()];
  let asked = 0;
  showAssignment({
    'GET /api/drafts/12/7': json(
      [file, boFile].map(({ id }) => ({
        ...draft,
        documentId: id,
        feedback: 'Ka pai.',
        isReady: true,
      })),
    ),
    'POST /api/comment': (request) => (held[asked++] ?? heldBack()).wait(request),
  });
  await awhinasBlock();
  await userEvent.click(await screen.findByRole('button', { name: 'Post 2' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Post 2' }));
  expect(await announced('Posting: 0 of 2')).toBeTruthy();
  held[0]?.answer({ id: 'c1', postedAt: draft.changedAt });
  expect(await announced('Posting: 1 of 2')).toBeTruthy();
});
