import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { withFeedback } from '../testing/feedback-steps.ts';
import { file } from '../testing/sample-work.ts';

const currentName = () =>
  within(screen.getByRole('navigation', { name: 'Students' })).getByRole('link', { current: true })
    .textContent;

test('scrolling to another student while a feedback is typed changes neither the student nor what Ctrl+Enter posts', async () => {
  const { box, network } = await withFeedback({
    'POST /api/comment': json({ id: 'c1', postedAt: '2026-11-20T03:00:00.000Z' }),
  });
  await userEvent.click(box);
  vi.stubGlobal('scrollY', 500);
  fireEvent.scroll(window);
  expect(currentName()).toMatch(/Āwhina/);
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(network.times('POST /api/comment')).toBe(1));
  const posted = network.asked.find(({ operation }) => operation === 'POST /api/comment');
  expect(posted?.body).toMatchObject({ docId: file.id });
});
