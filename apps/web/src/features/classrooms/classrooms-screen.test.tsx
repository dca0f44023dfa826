import {
  errors,
  limits,
  messages,
  DAY_SECONDS,
  subscriptionMessages,
} from '@second-draft/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { classroomsItem, profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal, silence } from '../../testing/fake-network.ts';
import { sampleClassroom, samplePerson, sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import ClassroomsScreen from './classrooms-screen.tsx';

const students = [samplePerson('1', 'Hine'), samplePerson('2', 'Mark')];
const room = sampleClassroom({ students });

const show = () =>
  showScreen(
    [
      { path: '/classrooms', element: <ClassroomsScreen /> },
      { path: '*', element: null },
    ],
    '/classrooms',
  );

const saved = { 'PUT /api/settings': json(sampleProfile()) };

beforeEach(() => profileItem.set(sampleProfile()));

test('while the classes are on their way it says so', () => {
  fakeNetwork({ 'GET /api/classrooms': silence });
  show();
  expect(screen.getByRole('status').textContent).toBe(messages.classrooms.loading);
});

test('a server that never answers is told as one that is not reached, and can be asked again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const network = fakeNetwork({ ...saved, 'GET /api/classrooms': silence });
  show();
  await vi.advanceTimersByTimeAsync((limits.answerSeconds + 1) * 1000);
  vi.useRealTimers();
  expect((await screen.findByRole('alert')).textContent).toContain(messages.connection.unreachable);
  expect(screen.getByRole('status').textContent).toBe('');
  network.answers['GET /api/classrooms'] = json([room]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('each class is a card with its name, heading, room and number of students', async () => {
  const one = sampleClassroom({ id: '3', name: 'Club', room: null, students: students.slice(1) });
  fakeNetwork({ ...saved, 'GET /api/classrooms': json([room, one]) });
  show();
  const link = await screen.findByRole('link', { name: 'Room 12 Writing' });
  expect(link).toHaveProperty('pathname', '/classrooms/12');
  const [first, second] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('Year 5 and 6');
  expect(first?.textContent).toContain('Room 12');
  expect(first?.textContent).toContain('2 students');
  expect(second?.textContent).toContain('1 student');
  expect(second?.textContent).not.toContain('1 students');
});

test('a card shows six of a class’s teachers at most', async () => {
  const teachers = Array.from({ length: 8 }, (_, at) => samplePerson(String(at), 'Whaea'));
  fakeNetwork({ ...saved, 'GET /api/classrooms': json([sampleClassroom({ teachers })]) });
  show();
  await screen.findByRole('article');
  expect(screen.getAllByText('WT')).toHaveLength(6);
});

test('the classes are kept for the session, and their students with the settings', async () => {
  const network = fakeNetwork({ ...saved, 'GET /api/classrooms': json([room]) });
  show();
  await waitFor(() => expect(network.times('PUT /api/settings')).toBe(1));
  expect(classroomsItem.get()).toEqual([room]);
  expect(network.lastBody('PUT /api/settings')).toMatchObject({
    name: 'Aroha Ngata',
    students: { '1': null, '2': null },
  });
});

test('classes of this session are not fetched again until the teacher asks', async () => {
  classroomsItem.set([room]);
  const later = sampleClassroom({ name: 'Room 12 Reading' });
  const network = fakeNetwork({ ...saved, 'GET /api/classrooms': json([later]) });
  show();
  expect(screen.getByRole('link', { name: 'Room 12 Writing' })).toBeTruthy();
  expect(network.times('GET /api/classrooms')).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Update Classrooms' }));
  expect(await screen.findByRole('link', { name: 'Room 12 Reading' })).toBeTruthy();
});

test('a teacher without classes is told so and can log out', async () => {
  fakeNetwork({ ...saved, 'GET /api/classrooms': json([]) });
  show();
  expect(await screen.findByText(messages.classrooms.none)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Log out/ })).toHaveProperty('pathname', '/logout');
});

test('classes that cannot be fetched are said to be, and fetched again on request', async () => {
  const network = fakeNetwork({
    ...saved,
    'GET /api/classrooms': refusal('classroom_unavailable'),
  });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Google did not answer');
  network.answers['GET /api/classrooms'] = json([room]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Room 12 Writing' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a class whose students could not be read is shown, and says so', async () => {
  const unread = sampleClassroom({ id: '9', name: 'Room 9', students: [], isRosterUnread: true });
  fakeNetwork({ ...saved, 'GET /api/classrooms': json([room, unread]) });
  show();
  expect(await screen.findByRole('link', { name: 'Room 9' })).toBeTruthy();
  expect(screen.getByText('Students could not be read')).toBeTruthy();
  expect(screen.getByText('2 students')).toBeTruthy();
});

test('a sign-in that Google no longer accepts leaves the teacher and her classes where they are', async () => {
  classroomsItem.set([room]);
  fakeNetwork({ ...saved, 'GET /api/classrooms': refusal('sign_in_expired') });
  const { router } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Update Classrooms' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(errors.sign_in_expired.message);
  expect(router.state.location.pathname).toBe('/classrooms');
  expect(screen.getByRole('link', { name: 'Room 12 Writing' })).toBeTruthy();
});

test('a card says how many feedbacks wait to be posted, and how many texts have changed since', async () => {
  const waiting = [{ courseId: room.id, toPost: 3, posted: 2 }];
  const changed = [
    { assignmentId: '7', students: 1 },
    { assignmentId: '8', students: 1 },
  ];
  fakeNetwork({
    ...saved,
    'GET /api/classrooms': json([room]),
    'GET /api/progress': json(waiting),
    [`GET /api/progress/${room.id}/changed`]: json(changed),
  });
  show();
  expect(await screen.findByText('2 students · 3 to post · 2 second drafts')).toBeTruthy();
});

test('a trial that ends within the week is reminded of', async () => {
  classroomsItem.set([room]);
  const expires = Math.floor(Date.now() / 1_000) + 3 * DAY_SECONDS - 60;
  profileItem.set(sampleProfile({ subscription: { status: 'trial', type: 'single', expires } }));
  show();
  const reminder = await screen.findByRole('link', { name: subscriptionMessages.trialEnds(3) });
  expect(reminder).toHaveProperty('pathname', '/account');
});
