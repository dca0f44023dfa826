import type { AccountExport } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { assignmentsItem, classroomsItem, profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import {
  sampleAssignment,
  sampleClassroom,
  samplePerson,
  sampleProfile,
} from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { recordsOf } from './records-of.ts';
import StudentRecordsScreen from './student-records-screen.tsx';

type Completion = AccountExport['completions'][number];
type Given = AccountExport['givenFeedbacks'][number];

const step = 'Tell us what the lake felt like.';

const completion = (id: string, changes: Partial<Completion> = {}): Completion => ({
  id,
  createdAt: '2026-11-02T03:00:00.000Z',
  category: 'Ideas',
  courseId: '12',
  assignmentId: '7',
  documentId: 'd',
  studentName: 'Āwhina Tamihana',
  studentText: 'We jumped in the lake.',
  wordCount: 35,
  readingLevel: 2,
  model: 'gpt-4o',
  writer: 'built-in',
  sent: [],
  points: [{ kind: 'nextStep', comment: step, quotations: [], example: null, skill: null }],
  checks: {
    quotations: { found: 0, mended: 0, dropped: 0 },
    words: { count: 9, asked: 35 },
    readingLevel: { year: 3, grade: 2, formula: 'Flesch–Kincaid', level: 1 },
    failed: [],
    writer: { kind: 'built-in', model: null, note: null, why: null },
  },
  feedback: `I hear the splash. ${step}`,
  typedByTeacher: false,
  ...changes,
});

const given = (id: string, changes: Partial<Given> = {}): Given => ({
  id,
  courseId: '12',
  assignmentId: '7',
  documentId: 'd',
  studentName: 'Āwhina Tamihana',
  studentText: 'We jumped in the lake.',
  typedByTeacher: false,
  feedback: `Ka pai! ${step}`,
  writtenAt: '2026-11-02T03:00:00.000Z',
  postedAt: '2026-11-03T03:00:00.000Z',
  copiedAt: null,
  outcomes: null,
  ...changes,
});

function show(
  held: Pick<AccountExport, 'completions' | 'givenFeedbacks'>,
  answers: Parameters<typeof fakeNetwork>[0] = {},
) {
  const network = fakeNetwork({
    ...answers,
    'GET /api/account/export': json({ exportedAt: '2026-11-20T03:00:00.000Z', ...held }),
  });
  showScreen(
    [{ path: '/account/students', element: <StudentRecordsScreen /> }],
    '/account/students',
  );
  return network;
}

beforeEach(() => profileItem.set(sampleProfile()));

test('one student’s writing, feedback and next steps can be read, with when they were given', async () => {
  show({ completions: [completion('a')], givenFeedbacks: [given('a')] });
  const sheet = await screen.findByRole('article', { name: 'Āwhina Tamihana' });
  expect(within(sheet).getByText(`Ka pai! ${step}`)).toBeTruthy();
  expect(within(sheet).getByText('Posted on the document on 3 November 2026.')).toBeTruthy();
  expect(within(sheet).getByRole('listitem').textContent).toBe(step);
  expect(within(sheet).getByText('We jumped in the lake.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'With the writing' }));
  expect(within(sheet).queryByText('We jumped in the lake.')).toBeNull();
});

test('each piece of feedback names its assignment, but one that is gone', async () => {
  assignmentsItem.set({ '12': [sampleAssignment()] });
  const gone = completion('b', { assignmentId: '8', createdAt: '2026-11-03T03:00:00.000Z' });
  show({ completions: [completion('a'), gone], givenFeedbacks: [given('own')] });
  const sheet = await screen.findByRole('article', { name: 'Āwhina Tamihana' });
  const headings = within(sheet).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '2 November 2026, Camp recount: Ideas',
    '2 November 2026, Camp recount: the teacher’s own comment',
    '3 November 2026: Ideas',
  ]);
});

test('each student has a sheet, and none shows another’s', async () => {
  const bo = completion('b', { studentName: 'Bo Li', feedback: 'A fine start.' });
  show({ completions: [completion('a'), bo], givenFeedbacks: [] });
  await userEvent.selectOptions(await screen.findByLabelText('Student'), 'Bo Li');
  const sheet = screen.getByRole('article', { name: 'Bo Li' });
  expect(sheet.textContent).toContain('A fine start.');
  expect(sheet.textContent).toContain('not recorded as given');
  expect(sheet.textContent).not.toContain('splash');
});

test('namesakes of two classes stay apart, and what was given counts in the words that were given', () => {
  const other = completion('c', { courseId: '13' });
  const unsaid = given('a', { feedback: 'Ka pai!' });
  const own = given('d', { feedback: 'My own words.', postedAt: null });
  const records = recordsOf({
    completions: [completion('a'), other],
    givenFeedbacks: [unsaid, own],
  });
  expect(records.map(({ entries }) => entries.length)).toEqual([2, 1]);
  expect(records[0]?.entries[0]).toMatchObject({ feedback: 'Ka pai!', nextSteps: [] });
  expect(records[0]?.entries[1]).toMatchObject({ category: null, given: null });
});

test('where nothing is held it says so, and leads back to the account', async () => {
  show({ completions: [], givenFeedbacks: [] });
  expect(await screen.findByText('Nothing is held about a student yet.')).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to Account' });
  expect(back.getAttribute('href')).toBe('/account');
});

test('what could not be read can be asked for again', async () => {
  fakeNetwork({ 'GET /api/account/export': refusal('too_many_requests') });
  showScreen(
    [{ path: '/account/students', element: <StudentRecordsScreen /> }],
    '/account/students',
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a sheet that may be about two students of the same name says so', async () => {
  const students = [samplePerson('1', 'Ana'), samplePerson('2', 'Ana'), samplePerson('3', 'Tāne')];
  classroomsItem.set([sampleClassroom({ students })]);
  const named = (id: string, studentName: string) => completion(id, { studentName });
  show({
    completions: [named('a', 'Ana Tāmihana'), named('b', 'Tāne Tāmihana')],
    givenFeedbacks: [],
  });
  await screen.findByRole('article', { name: 'Ana Tāmihana' });
  expect(screen.getByText(/^2 students of this class are called Ana Tāmihana/)).toBeTruthy();
  const select = screen.getByRole('combobox', { name: 'Student' });
  await userEvent.selectOptions(select, 'Tāne Tāmihana (Room 12 Writing)');
  expect(screen.queryByText(/students of this class are called/)).toBeNull();
});

test('where the class list can’t be read, a sheet says that it may be about two students', async () => {
  show(
    { completions: [completion('a')], givenFeedbacks: [] },
    { 'GET /api/classrooms': refusal('internal') },
  );
  await screen.findByRole('article', { name: 'Āwhina Tamihana' });
  expect(screen.getByText(/If two students are called Āwhina Tamihana, /)).toBeTruthy();
});

test('once her access has ended, no class is asked for, which would lead her away', async () => {
  profileItem.set(
    sampleProfile({ subscription: { status: 'canceled', type: 'single', expires: 1_000 } }),
  );
  const network = show({ completions: [completion('a')], givenFeedbacks: [] });
  await screen.findByRole('article', { name: 'Āwhina Tamihana' });
  expect(network.asked.map(({ operation }) => operation)).toEqual(['GET /api/account/export']);
  expect(screen.getByText(/If two students are called Āwhina Tamihana, /)).toBeTruthy();
});

test('the classes are asked for where the tab knows none, as after opening it anew', async () => {
  const students = [samplePerson('1', 'Ana'), samplePerson('2', 'Ana')];
  show(
    { completions: [completion('a', { studentName: 'Ana Tāmihana' })], givenFeedbacks: [] },
    { 'GET /api/classrooms': json([sampleClassroom({ students })]) },
  );
  const sheet = await screen.findByRole('article', { name: 'Ana Tāmihana' });
  expect(screen.getByText(/^2 students of this class are called Ana Tāmihana/)).toBeTruthy();
  expect(within(sheet).getByText(/^Room 12 Writing\. Feedback on writing/)).toBeTruthy();
});
