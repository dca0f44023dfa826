import { failureMessages } from '@second-draft/contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, refusal } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import OverviewScreen from '../../overview/overview-screen.tsx';
import { lines } from '../testing/answers.ts';
import { draft, file } from '../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const DRAFTS = 'GET /api/drafts/12/7';

const written = { ...draft, documentId: file.id, feedback: 'I see the bus.', version: 'yesterday' };

afterEach(() => void vi.useRealTimers());

test('feedback written before is shown once the server can tell it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { network } = showAssignment({ [DRAFTS]: refusal('internal') });
  await awhinasBlock();
  expect(screen.queryByRole('textbox', { name: /^Feedback for/ })).toBeNull();
  network.answers[DRAFTS] = json([written]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByDisplayValue('I see the bus.')).toBeTruthy();
});

test('a session that has ended is not asked for drafts again', async () => {
  const { network } = showAssignment({ [DRAFTS]: refusal('session_ended') });
  await awhinasBlock();
  expect(network.times(DRAFTS)).toBe(1);
});

test('the class at a glance says what is in its way, and asks again', async () => {
  const { router, network } = showAssignment(
    {
      [DRAFTS]: refusal('internal'),
      'POST /api/glance/12': lines(),
      'GET /api/groups/12/7': json({ groups: null }),
    },
    sampleProfile(),
    [{ path: '/classrooms/:courseId/:id/overview', element: <OverviewScreen /> }],
  );
  await awhinasBlock();
  await act(() => router.navigate('/classrooms/12/7/overview'));
  expect(await screen.findByText(failureMessages.internal)).toBeTruthy();
  network.answers[DRAFTS] = json([written]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^From the feedback on 1 of 2 students/)).toBeTruthy();
  expect(screen.queryByText(failureMessages.internal)).toBeNull();
});
