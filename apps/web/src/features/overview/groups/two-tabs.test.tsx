import { mergeGroups, messages, type LessonGroup, savingMessages } from '@second-draft/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { GroupsSection } from './groups-section.tsx';

const SAVE = 'PUT /api/groups/501/601';
const place = { courseId: '501', assignmentId: '601' };
const group = (name: string): LessonGroup => ({ id: name, name, studentIds: [] });
const [kea, tui] = [group('Kea'), group('Tūī')];

function show() {
  const network = fakeNetwork({
    'GET /api/groups/501/601': json({ groups: [kea] }),
    // Another tab has added Tūī.
    [SAVE]: ({ body }) => {
      const { groups } = JSON.parse(body as string) as { groups: LessonGroup[] };
      return Response.json({
        groups: groups.some(({ id }) => id === tui.id) ? groups : [...groups, tui],
      });
    },
  });
  const element = <GroupsSection place={place} students={[]} toTeach={[]} />;
  showScreen([{ path: '/overview', element }], '/overview');
  return network;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = () =>
  screen
    .getAllByRole('textbox', { name: /^Name of the group/ })
    .map((field) => (field as HTMLInputElement).value);

test('what another tab or device has added is shown and kept, also when she takes hers back', async () => {
  const network = show();
  await press('Add a group');
  expect(await screen.findByText(messages.changedElsewhere)).toBeTruthy();
  expect(names()).toEqual(['Kea', 'Group 2', 'Tūī']);
  expect(network.lastBody(SAVE)).toMatchObject({ knownGroups: [kea] });
  await press('Undo');
  expect(names()).toEqual(['Kea', 'Tūī']);
  await waitFor(() => expect(network.times(SAVE)).toBe(2));
  expect(network.lastBody(SAVE)).toMatchObject({
    groups: [kea, tui],
    knownGroups: [kea, { name: 'Group 2' }, tui],
  });
});

test('groups that could not be saved are said so until they are, and are sent again', async () => {
  const network = show();
  const answer = network.answers[SAVE];
  delete network.answers[SAVE];
  await press('Add a group');
  await screen.findByText(savingMessages.waiting);
  expect(names()).toEqual(['Kea', 'Group 2']);
  if (answer) network.answers[SAVE] = answer;
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(savingMessages.failed)).toBeNull());
  expect(network.lastBody(SAVE)).toMatchObject({ groups: [kea, { name: 'Group 2' }] });
});

test('what she takes back after a save whose answer was lost stays taken back', async () => {
  const network = show();
  let kept = [kea];
  const merged = ({ body }: RequestInit) => {
    const sent = JSON.parse(body as string) as {
      groups: LessonGroup[];
      knownGroups: LessonGroup[];
    };
    kept = mergeGroups({ known: sent.knownGroups, mine: sent.groups, theirs: kept });
    return Response.json({ groups: kept });
  };
  network.answers[SAVE] = (request) => {
    merged(request);
    throw new TypeError('network error');
  };
  await press('Add a group');
  await screen.findByText(savingMessages.waiting);
  network.answers[SAVE] = merged;
  await press('Undo');
  await waitFor(() => expect(screen.queryByText(savingMessages.failed)).toBeNull());
  expect(names()).toEqual(['Kea']);
  expect(kept).toEqual([kea]);
  expect(screen.queryByText(messages.changedElsewhere)).toBeNull();
});
