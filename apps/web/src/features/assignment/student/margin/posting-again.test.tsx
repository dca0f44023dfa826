import { messages } from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../../testing/fake-network.ts';
import { press, withFeedback } from '../../testing/feedback-steps.ts';

const commentCall = 'POST /api/comment';

test('posting that fails again is told once, and no more once it has worked', async () => {
  const { block, network } = await withFeedback({
    [commentCall]: refusal('classroom_unavailable'),
  });
  const failure = messages.comment.failed('Āwhina');
  const tryAgain = async (times: number) => {
    await press(block, 'Try again');
    await waitFor(() => expect(network.times(commentCall)).toBe(times));
    await within(block).findByRole('button', { name: 'Post' });
  };
  await press(block, 'Post');
  await screen.findByText(failure);
  await tryAgain(2);
  await waitFor(() => expect(screen.getAllByText(failure)).toHaveLength(1));
  network.answers[commentCall] = refusal('comment_gone');
  await tryAgain(3);
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
});
