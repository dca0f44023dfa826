import { assignmentListMessages, messages } from '@second-draft/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { assignmentsItem, classroomsItem } from '../../lib/state/session.ts';
import { tellTabs } from '../../lib/browser/tab-news.ts';
import { fakeNetwork, json, refusal, silence } from '../../testing/fake-network.ts';
import { sampleAssignment, sampleClassroom, samplePerson } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { progressNews } from './progress-news.ts';
import AssignmentsScreen from './assignments-screen.tsx';

const show = () =>
  showScreen(
    [
      { path: '/classrooms/:courseId', element: <AssignmentsScreen /> },
      { path: '*', element: null },
    ],
    '/classrooms/12',
  );

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    sampleAssignment({ id: String(at + 1), title: `Assignment ${at + 1}` }),
  );

const titles = () =>
  screen.getAllByRole('link', { name: /^Assignment/ }).map(({ textContent }) => textContent);

beforeEach(() => classroomsItem.set([sampleClassroom({ students: [samplePerson('1', 'Hine')] })]));

test('while the assignments are on their way it says so', () => {
  fakeNetwork({ 'GET /api/assignments/12': silence });
  show();
  expect(screen.getByRole('status').textContent).toBe(assignmentListMessages.loading);
});

test('each row has a title and a day, and leads to the assignment', async () => {
  fakeNetwork({ 'GET /api/assignments/12': json([sampleAssignment()]) });
  show();
  const row = await screen.findByRole('link', { name: /^Camp recount/ });
  expect(row).toHaveProperty('pathname', '/classrooms/12/7');
  expect(row.textContent).toMatch(/[A-Z][a-z]+day \d+(st|nd|rd|th) March/);
});

test('there are 15 assignments a page', async () => {
  fakeNetwork({ 'GET /api/assignments/12': json(many(34)) });
  show();
  await screen.findByRole('link', { name: /^Assignment 1\D/ });
  expect(titles()).toHaveLength(15);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(titles()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(titles()[0]).toContain('Assignment 16');
});

test('turning a page leads keys and screen readers to its beginning, and says which it is', async () => {
  fakeNetwork({ 'GET /api/assignments/12': json(many(34)) });
  show();
  await screen.findByRole('link', { name: /^Assignment 1\D/ });
  screen.getByRole('button', { name: 'Next page' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(
    await screen.findByRole('list', { name: 'Assignments, page 2 of 3' }),
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain('Assignment 16');
});

test('assignments are kept by class, and fetched again when the teacher asks', async () => {
  assignmentsItem.set({ '3': many(1), '12': many(2) });
  const network = fakeNetwork({ 'GET /api/assignments/12': json(many(3)) });
  show();
  expect(titles()).toHaveLength(2);
  expect(network.times('GET /api/assignments/12')).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Update Assignments' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(assignmentsItem.get()).toMatchObject({ '3': many(1), '12': many(3) });
});

test('a row counts again once what was written in the assignment meanwhile is kept', async () => {
  const progress = { assignmentId: '1', withDocuments: 9, handedIn: 9, withFeedback: 3, posted: 0 };
  const network = fakeNetwork({
    'GET /api/assignments/12': json(many(1)),
    'GET /api/progress/12': json([progress]),
  });
  show();
  expect(await screen.findByText(/3 with feedback/)).toBeTruthy();
  network.answers['GET /api/progress/12'] = json([{ ...progress, withFeedback: 8 }]);
  tellTabs(progressNews('12'));
  expect(await screen.findByText(/8 with feedback/)).toBeTruthy();
});

test('each row says how far the assignment is, and which have no documents yet', async () => {
  const progress = {
    assignmentId: '1',
    withDocuments: 26,
    handedIn: 18,
    withFeedback: 12,
    posted: 9,
  };
  fakeNetwork({
    'GET /api/assignments/12': json(many(5)),
    'GET /api/progress/12': json([progress]),
    'GET /api/progress/12/changed': json([{ assignmentId: '1', students: 4 }]),
  });
  show();
  const first = await screen.findByRole('link', { name: /^Assignment 1/ });
  await within(first).findByText(
    '18 of 26 handed in · 12 with feedback · 9 posted · 4 changed since',
  );
  expect(titles()[1]).toContain('No documents yet');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only those with documents' }));
  expect(titles()).toHaveLength(1);
});

test('assignments are found by words of their titles, macrons or not', async () => {
  const pool = sampleAssignment({ id: '9', title: 'Assignment on Taupō' });
  fakeNetwork({ 'GET /api/assignments/12': json([...many(34), pool]) });
  show();
  await screen.findByRole('link', { name: /^Assignment 1\D/ });
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await userEvent.type(screen.getByRole('searchbox'), 'taupo');
  expect(titles()).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), ' lake');
  expect(screen.getByText(assignmentListMessages.noneFound)).toBeTruthy();
});

test('a class without students says so and leads to Google Classroom', async () => {
  classroomsItem.set([sampleClassroom()]);
  fakeNetwork({ 'GET /api/assignments/12': json([]) });
  show();
  expect(await screen.findByText(messages.assignments.noStudents)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in Google Classroom' })).toHaveProperty(
    'href',
    'https://classroom.google.com/c/12',
  );
});

test('a class whose students could not be read keeps its assignments', async () => {
  classroomsItem.set([sampleClassroom({ isRosterUnread: true })]);
  fakeNetwork({ 'GET /api/assignments/12': json(many(2)) });
  show();
  await screen.findByRole('link', { name: /^Assignment 1/ });
  expect(screen.queryByText(messages.assignments.noStudents)).toBeNull();
});

test('what was searched for in one class is not searched for in the next', async () => {
  const students = [samplePerson('1', 'Hine')];
  classroomsItem.set(['12', '13'].map((id) => sampleClassroom({ id, students })));
  assignmentsItem.set({ '12': many(5), '13': many(5) });
  fakeNetwork({});
  const { router } = show();
  await userEvent.type(screen.getByRole('searchbox'), '3');
  expect(titles()).toHaveLength(1);
  await act(() => router.navigate('/classrooms/13'));
  expect(titles()).toHaveLength(5);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('a class without assignments says so and how to make one', async () => {
  fakeNetwork({ 'GET /api/assignments/12': json([]) });
  show();
  expect(await screen.findByText(messages.assignments.none)).toBeTruthy();
  expect(screen.getByText(messages.assignments.noneHint)).toBeTruthy();
});

test('a class that is not the teacher’s leads to /404', async () => {
  fakeNetwork({ 'GET /api/assignments/12': refusal('not_found') });
  const { router } = show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('Back drops the last part of the address', async () => {
  fakeNetwork({ 'GET /api/assignments/12': json(many(1)) });
  const { router } = show();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(router.state.location.pathname).toBe('/classrooms');
});

test('the class’s name is fetched by itself when this session does not know it', async () => {
  classroomsItem.set([]);
  fakeNetwork({
    'GET /api/assignments/12': json([]),
    'GET /api/classrooms/12': json(sampleClassroom({ name: 'Room 12 Art' })),
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Room 12 Art' })).toBeTruthy();
});
