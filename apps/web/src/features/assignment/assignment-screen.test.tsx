import { errors, messages } from '@second-draft/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { json, refusal, silence } from '../../testing/fake-network.ts';
import {
  sampleAssignment,
  sampleClassroom,
  samplePerson,
  sampleProfile,
} from '../../testing/samples.ts';
import { heldBack, lines } from './testing/answers.ts';
import { file, studentText } from './testing/sample-work.ts';
import {
  awhinasBlock,
  boFile,
  readOf,
  showAssignment,
  submissionOf,
} from './testing/show-assignment.tsx';

const textOf = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

test('shows every student by full name, each with document and text', async () => {
  showAssignment();
  expect((await textOf("Āwhina Tamihana's text")).value).toBe(studentText);
  const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(names).toEqual(['Āwhina Tamihana', 'Bo Li']);
  const link = screen.getByRole('link', { name: /Bo - Camp recount/ });
  expect(link.getAttribute('href')).toBe(boFile.link);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Camp recount');
});

test('asks for all that it needs at once, and for all documents in one call', async () => {
  const { network } = showAssignment();
  expect(network.asked.map(({ operation }) => operation).toSorted()).toEqual([
    'GET /api/assignments/12',
    'GET /api/assignments/12/7',
    'GET /api/classroomrubrics/12/7',
    'GET /api/classrooms/12',
    'GET /api/config',
    'GET /api/drafts/12/7',
  ]);
  await awhinasBlock();
  expect(network.times('POST /api/documents')).toBe(1);
});

test('says how many of the documents are there while they come', async () => {
  showAssignment({ 'POST /api/documents': silence });
  expect(await screen.findByText(messages.assignment.progress(0, 2))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more of the text' })).toBeNull();
});

test('what stands for the class until it is there is drawn once', async () => {
  const drawn = new Set<Element>();
  const watch = new MutationObserver(() => {
    for (const said of screen.queryAllByText(/Loading students/)) drawn.add(said);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  showAssignment();
  await awhinasBlock();
  watch.disconnect();
  expect(drawn.size).toBe(1);
});

test('a class that is asked for anew is opened anew', async () => {
  const { network } = showAssignment();
  await awhinasBlock();
  const changed = `${studentText} Then we went home.`;
  network.answers['POST /api/documents'] = lines(readOf(file.id, { text: changed }));
  const held = heldBack();
  network.answers['GET /api/assignments/12/7'] = held.wait;
  await act(async () => void queryClient.resetQueries());
  expect(await screen.findByText(/Loading students/)).toBeTruthy();
  held.answer([submissionOf(file)]);
  await waitFor(async () => expect((await textOf("Āwhina Tamihana's text")).value).toBe(changed));
  expect(network.times('POST /api/documents')).toBe(2);
});

test('names the students of the class who have no document here', async () => {
  const students = [
    samplePerson('300', 'Tāne'),
    samplePerson('301', 'Ana'),
    samplePerson(file.student.userId, 'Āwhina'),
    samplePerson(boFile.student.userId, 'Bo'),
  ];
  showAssignment({ 'GET /api/classrooms/12': json(sampleClassroom({ students })) });
  const line = (await screen.findByText('No document from 2 students')).closest('details');
  expect(line?.querySelector('p')?.textContent).toBe('Ana Tāmihana and Tāne Tāmihana');
});

test('removes the template that the copies begin with', async () => {
  const material = { driveFile: { id: 'template-document', title: 'T', alternateLink: file.link } };
  showAssignment({
    'GET /api/assignments/12': json([sampleAssignment({ materials: [material] })]),
    'POST /api/documents': lines(
      readOf('template-document', { text: 'WALT recount' }),
      readOf(file.id, { text: `WALT recount\n${studentText}` }),
      readOf(boFile.id),
    ),
  });
  expect((await textOf("Āwhina Tamihana's text")).value).toBe(studentText);
});

test('a picked file that Google lets her write no comments on is not shown as ready', async () => {
  showAssignment({
    'POST /api/documents': lines(
      readOf(file.id, { isAppAuthorized: false, isCommentRefused: true }),
      readOf(boFile.id),
    ),
  });
  const block = await awhinasBlock();
  expect(await within(block).findByText(messages.comment.refused)).toBeTruthy();
  expect(screen.getAllByText('Comments can be posted to this document')).toHaveLength(1);
  // Picking it again would change nothing.
  expect(screen.queryByRole('button', { name: 'Get Write Access' })).toBeNull();
});

test('links to the rubric in Classroom when there is one, and offers its criteria', async () => {
  const criterion = { id: 'abcdef0123456789', title: 'Hook', description: 'Begins well' };
  showAssignment({ 'GET /api/classroomrubrics/12/7': json([criterion]) });
  const link = await screen.findByRole('link', { name: 'Rubric' });
  expect(link.getAttribute('href')).toBe(sampleAssignment().alternateLink);
  const select = within(await awhinasBlock()).getByRole('combobox', { name: 'Feedback category' });
  expect(within(select).getByRole('option', { name: 'Hook' })).toBeTruthy();
});

test('a document that cannot be read says why, and can be tried again', async () => {
  showAssignment({
    'POST /api/documents': lines(
      readOf(file.id, { text: null, problem: 'unreadable' }),
      readOf(boFile.id),
    ),
    [`GET /api/document/${file.id}`]: () => new Response('Now it is here'),
  });
  const block = await awhinasBlock();
  expect((await within(block).findByRole('alert')).textContent).toContain('could not be read');
  await userEvent.click(within(block).getByRole('button', { name: 'Try again' }));
  await within(block).findByDisplayValue('Now it is here');
  expect(within(block).queryByRole('alert')).toBeNull();
});

test.each(['permission_missing', 'school_blocked', 'classroom_not_configured'] as const)(
  'a document that was refused for %s says so',
  async (problem) => {
    showAssignment({
      'POST /api/documents': lines(readOf(file.id, { text: null, problem }), readOf(boFile.id)),
    });
    const alert = await within(await awhinasBlock()).findByRole('alert');
    expect(alert.textContent).toContain(errors[problem].message);
  },
);

test('an assignment that does not exist leads to the 404 page', async () => {
  showAssignment({ 'GET /api/assignments/12/7': refusal('not_found') });
  expect(await screen.findByText('Nothing here')).toBeTruthy();
});

test('any other failure says so, with the way to log out and a way to try again', async () => {
  const { network } = showAssignment({
    'GET /api/assignments/12/7': refusal('permission_missing'),
  });
  const toast = await screen.findByText(messages.assignment.failed, { exact: false });
  expect(within(toast).getByRole('link').getAttribute('href')).toBe('/logout');
  network.answers['GET /api/assignments/12/7'] = json([submissionOf(file)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Āwhina Tamihana' })).toBeTruthy();
});

test.each(['session_ended', 'not_signed_in', 'subscription_required'] as const)(
  'whom the session has led away for %s is told of no failure, and not to log out',
  async (code) => {
    const { network } = showAssignment({ 'GET /api/assignments/12/7': refusal(code) });
    await waitFor(() => expect(network.times('GET /api/assignments/12/7')).toBe(1));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(messages.assignment.failed, { exact: false })).toBeNull();
  },
);

test('without documents it says so and leads to Google Classroom', async () => {
  const empty = { ...submissionOf(file), assignmentSubmission: { attachments: [] } };
  showAssignment({ 'GET /api/assignments/12/7': json([empty]) });
  await screen.findByText(messages.assignment.noDocuments);
  const link = screen.getByRole('link', { name: 'Open Google Classroom' });
  expect(link.getAttribute('href')).toBe(sampleAssignment().alternateLink);
});

test('a teacher without feedback so far is told how to begin, until she dismisses it', async () => {
  showAssignment();
  await awhinasBlock();
  const notice = screen.getByRole('alert', { name: 'Your first feedback' });
  await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss this notice' }));
  expect(screen.queryByText('Your first feedback')).toBeNull();
});

test('a teacher who has had feedback is not told how to begin', async () => {
  const profile = sampleProfile();
  showAssignment({}, { ...profile, settings: { ...profile.settings, generated_feedback: true } });
  await awhinasBlock();
  expect(screen.queryByText('Your first feedback')).toBeNull();
});

test('text and feedback that a teacher has typed are still there when she comes back', async () => {
  const { unmount } = showAssignment();
  const area = await textOf("Āwhina Tamihana's text");
  await userEvent.type(area, ' More!');
  unmount();
  showAssignment();
  expect((await textOf("Āwhina Tamihana's text")).value).toBe(`${studentText} More!`);
});

test('changed text can be reloaded from the document', async () => {
  showAssignment({ [`GET /api/document/${file.id}`]: () => new Response('Fresh text') });
  const block = await awhinasBlock();
  expect(within(block).queryByRole('button', { name: 'Reload' })).toBeNull();
  await userEvent.type(within(block).getByRole('textbox'), 'x');
  await userEvent.click(within(block).getByRole('button', { name: 'Reload' }));
  await within(block).findByDisplayValue('Fresh text');
  expect(within(block).queryByRole('button', { name: 'Reload' })).toBeNull();
});
