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
  ['Group 2', 'Bo Li is in Group 2 now', 'group without a name'],
  ['No group', 'Bo Li is in no group now', 'Not in a group'],
])('who is moved to %s by the select is said, and has the focus there', async (to, said, there) => {
  await show();
  await userEvent.selectOptions(await choices(), to);
  expect(await screen.findByText(said)).toBeTruthy();
  const place = screen.getByRole('region', { name: there });
  expect(document.activeElement).toBe(within(place).getByRole('combobox'));
});
