import type { LessonGroup } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { GroupsSection } from './groups-section.tsx';

const place = { courseId: '501', assignmentId: '601' };
const group = (id: string, name: string, ...studentIds: string[]): LessonGroup => ({
  id,
  name,
  studentIds,
});
const groups = [group('kea', 'Kea', 'bo'), group('tui', ' ')];
const students = [
  { student: { userId: 'bo', fullName: 'Bo Li', firstName: 'Bo', photoUrl: null }, files: [] },
];

const choices = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Move Bo Li to' });

async function show(): Promise<void> {
  fakeNetwork({
    'GET /api/groups/501/601': json({ groups }),
    'PUT /api/groups/501/601': ({ body }) => new Response(body as string),
  });
  const element = <GroupsSection place={place} students={students} toTeach={[]} />;
  showScreen([{ path: '/overview', element }], '/overview');
  await choices();
}

test.each([
  ['Group 2', 'Bo Li is in Group 2 now', 'Group 2'],
  ['No group', 'Bo Li is in no group now', 'Not in a group'],
])('who is moved to %s by the select is said, and has the focus there', async (to, said, there) => {
  await show();
  await userEvent.selectOptions(await choices(), to);
  expect(await screen.findByText(said)).toBeTruthy();
  const place = screen.getByRole('region', { name: there });
  expect(document.activeElement).toBe(within(place).getByRole('combobox'));
});

test.each([
  ['adding a group', 'Add a group', 'Group 3 is added'],
  ['removing a group', 'Remove the group Kea', 'Kea is removed'],
  ['suggesting anew', 'Suggest anew', 'The groups are as suggested now'],
])('%s is said to a screen reader, and so is taking it back', async (_, button, said) => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(said)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The last change is taken back')).toBeTruthy();
});

test('a new name of a group is said to a screen reader', async () => {
  await show();
  const name = screen.getByRole('textbox', { name: 'Name of the group Kea' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Kākāpō{Enter}');
  expect(await screen.findByText('The group is called Kākāpō now')).toBeTruthy();
});

test('after a group is removed, the focus is on the name of the next one', async () => {
  await show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove the group Kea' }));
  expect(await screen.findByText('Kea is removed')).toBeTruthy();
  // Only one is left, whose place has changed.
  const name = screen.getByRole('textbox', { name: 'Name of the group Group 1' });
  expect(document.activeElement).toBe(name);
});

test('a double click adds one group', async () => {
  await show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add a group' }));
  expect(screen.getAllByRole('textbox', { name: /^Name of the group/ })).toHaveLength(3);
});
