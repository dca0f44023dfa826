import { failureMessages } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classroomsItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleClassroom, samplePerson } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import StepsOverTimeScreen from './steps-over-time-screen.tsx';

let network: ReturnType<typeof fakeNetwork>;

beforeEach(() => {
  network = fakeNetwork({
    'GET /api/assignments/12': json([]),
    'GET /api/next-steps/12': json([]),
  });
});

afterEach(() => void vi.useRealTimers());

const show = () =>
  showScreen(
    [{ path: '/classrooms/:courseId/next-steps', element: <StepsOverTimeScreen /> }],
    '/classrooms/12/next-steps',
  );

test('a class that nothing was given in says so', async () => {
  classroomsItem.set([sampleClassroom({ students: [samplePerson('1', 'Hine')] })]);
  show();
  expect(await screen.findByText(/^No feedback has been posted or copied/)).toBeTruthy();
});

test('a class whose students could not be read says that, and what to do', async () => {
  classroomsItem.set([sampleClassroom({ isRosterUnread: true })]);
  show();
  expect(await screen.findByText('The students of this class could not be read.')).toBeTruthy();
  expect(screen.getByText(/Update Classrooms/)).toBeTruthy();
  expect(screen.queryByText(/^No feedback has been/)).toBeNull();
});

test('a class that could not be loaded is asked for again', async () => {
  network.answers['GET /api/classrooms/12'] = refusal('internal');
  show();
  expect(await screen.findByText(failureMessages.internal)).toBeTruthy();
  network.answers['GET /api/classrooms/12'] = json(sampleClassroom());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No feedback has been posted or copied/)).toBeTruthy();
});

test('what is printed says of which class it is, and from which day', async () => {
  vi.setSystemTime('2026-11-20T03:00:00Z');
  classroomsItem.set([sampleClassroom({ students: [samplePerson('1', 'Hine')] })]);
  const given = { assignmentId: '7', studentId: '1', givenAt: '2026-11-03T03:00:00.000Z' };
  network.answers['GET /api/next-steps/12'] = json([{ ...given, steps: [] }]);
  show();
  await screen.findByRole('region', { name: /^Hine/ });
  expect(screen.getByText('Room 12 Writing').textContent).toBe('Room 12 Writing, 20 November 2026');
});

test('of students with one name, each has a number', async () => {
  const students = [2, 1].map((at) => ({
    ...samplePerson(String(at), 'Hine'),
    shownName: `Hine Tāmihana (${at})`,
  }));
  classroomsItem.set([sampleClassroom({ students })]);
  const given = students.map(({ userId }) => ({
    assignmentId: '7',
    studentId: userId,
    givenAt: '2026-11-03T03:00:00.000Z',
    steps: [],
  }));
  network.answers['GET /api/next-steps/12'] = json(given);
  show();
  const names = ['Hine Tāmihana (1)', 'Hine Tāmihana (2)'];
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(names);
  const choices = within(screen.getByLabelText('Student')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Everyone', ...names]);
});
