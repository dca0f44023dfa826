import type { LessonGroup } from '@second-draft/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { nextTask } from '../../../testing/next-task.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { GroupsSection } from './groups-section.tsx';

const READ = 'GET /api/groups/501/601';
const SAVE = 'PUT /api/groups/501/601';

const show = () =>
  showScreen(
    [
      {
        path: '/overview',
        element: (
          <GroupsSection
            place={{ courseId: '501', assignmentId: '601' }}
            students={[]}
            toTeach={[]}
          />
        ),
      },
    ],
    '/overview',
  );

test('what she changes while a change before is saved is saved too, though she leaves at once', async () => {
  const answered = Promise.withResolvers<void>();
  const network = fakeNetwork({
    [READ]: json({ groups: [] }),
    [SAVE]: async ({ body }) => {
      await answered.promise;
      const { groups } = JSON.parse(body as string) as { groups: LessonGroup[] };
      return Response.json({ groups });
    },
  });
  show();
  const add = await screen.findByRole('button', { name: 'Add a group' });
  await userEvent.click(add);
  await userEvent.click(add);
  cleanup();
  await nextTask();
  answered.resolve();
  await waitFor(() => expect(network.times(SAVE)).toBe(2));
  const first = { name: 'Group 1' };
  expect(network.lastBody(SAVE)).toMatchObject({
    groups: [first, { name: 'Group 2' }],
    knownGroups: [first],
  });
  await nextTask();

  show();
  await screen.findByRole('button', { name: 'Add a group' });
  expect(network.times(READ)).toBe(2);
});

test('a group is added where the product is served without HTTPS', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  fakeNetwork({ [READ]: json({ groups: [] }), [SAVE]: json({ groups: [] }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a group' }));
  expect(await screen.findByText('Group 1 is added')).toBeTruthy();
});

test('a name of a group that she is typing is saved when she leaves by the browser’s Back', async () => {
  const network = fakeNetwork({
    [READ]: json({ groups: [{ id: 'kea', name: 'Kea', studentIds: [] }] }),
    [SAVE]: json({ groups: [{ id: 'kea', name: 'Kea and tūī', studentIds: [] }] }),
  });
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: /Kea/ }), ' and tūī');
  cleanup();
  await waitFor(() => expect(network.times(SAVE)).toBe(1));
  expect(network.lastBody(SAVE)).toMatchObject({ groups: [{ name: 'Kea and tūī' }] });
});
