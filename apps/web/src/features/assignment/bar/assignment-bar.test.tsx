import { messages, type DriveFile } from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { json, refusal } from '../../../testing/fake-network.ts';
import { heldBack, lines } from '../testing/answers.ts';
import { chooseCategory, feedbackCall, toldInBlock } from '../testing/feedback-steps.ts';
import { answer, file } from '../testing/sample-work.ts';
import {
  awhinasBlock,
  boFile,
  readOf,
  showAssignment,
  submissionOf,
} from '../testing/show-assignment.tsx';

const bar = () => screen.getByRole('region', { name: 'For all students' });
const inBar = (role: 'combobox' | 'button', name: string | RegExp) =>
  within(bar()).getByRole<HTMLSelectElement>(role, { name });

test('a category set for all students is every student’s category', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.selectOptions(inBar('combobox', 'Set for all students'), 'Ideas');
  const selects = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Feedback category' });
  expect(selects.map(({ value }) => value)).toEqual(['Ideas', 'Ideas']);
});

test('what is set for all students folds away as she goes to another student', async () => {
  showAssignment();
  await awhinasBlock();
  const choices = inBar('button', 'Set for all');
  const isUnfolded = () => choices.getAttribute('aria-expanded');
  await userEvent.click(choices);
  expect(isUnfolded()).toBe('true');
  await userEvent.keyboard('j');
  expect(isUnfolded()).toBe('false');
});

test('a length and level set for all students are every student’s, and kept', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.selectOptions(inBar('combobox', 'Length'), 'Shorter');
  await userEvent.selectOptions(inBar('combobox', 'Reading level'), 'Y7-8+');
  const checked = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Shorter',
    'Y7-8+',
    'Shorter',
    'Y7-8+',
  ]);
  expect(Object.values(profileItem.get()?.students ?? {})).toEqual([
    { feedbackLength: 0, readingLevel: 3 },
    { feedbackLength: 0, readingLevel: 3 },
  ]);
});

test('says Various where the students differ', async () => {
  showAssignment();
  const block = await awhinasBlock();
  await chooseCategory(block);
  await userEvent.click(within(block).getByRole('radio', { name: 'Longer' }));
  expect(inBar('combobox', 'Set for all students').selectedOptions[0]?.text).toBe('Various');
  expect(inBar('combobox', 'Length').selectedOptions[0]?.text).toBe('Various');
});

test('feedback for all is announced as it begins and after each quarter, not for each student', async () => {
  const held = [heldBack(), heldBack()];
  let asked = 0;
  showAssignment({ [feedbackCall]: (request) => (held[asked++] ?? heldBack()).wait(request) });
  const block = await awhinasBlock();
  await userEvent.selectOptions(inBar('combobox', 'Set for all students'), 'Ideas');
  await userEvent.click(inBar('button', /^Get feedback for all/));
  const said = (words: string) =>
    screen.findByText((_, one) => one?.tagName === 'OUTPUT' && one.textContent === words);
  expect(await said('Writing feedback: 0 of 2')).toBeTruthy();
  const told = await toldInBlock(block, 'Āwhina');
  expect(told.getAttribute('aria-live')).toBe('off');
  held[0]?.answer(answer);
  expect(await said('Writing feedback: 1 of 2')).toBeTruthy();
});

test('feedback for all that waits for the connection says so, and goes on by itself', async () => {
  const { network } = showAssignment({
    [feedbackCall]: () => {
      throw new TypeError('network error');
    },
  });
  await awhinasBlock();
  await userEvent.selectOptions(inBar('combobox', 'Set for all students'), 'Ideas');
  await userEvent.click(inBar('button', /^Get feedback for all/));
  await within(bar()).findByRole('progressbar', { name: messages.connection.waiting });
  network.answers[feedbackCall] = json(answer);
  window.dispatchEvent(new Event('online'));
  expect(await within(bar()).findByText(/2 of 2 have feedback/)).toBeTruthy();
});

test('feedback for all writes for those who can have it, and counts them', async () => {
  const { network } = showAssignment({
    [feedbackCall]: json(answer),
    'POST /api/documents': lines(readOf(file.id), readOf(boFile.id, { text: 'Too short' })),
  });
  await awhinasBlock();
  await userEvent.selectOptions(inBar('combobox', 'Set for all students'), 'Ideas');
  await userEvent.click(inBar('button', 'Get feedback for all (1)'));
  await screen.findByText('Feedback was written for 1 text. Left out: 1 too short.');
  expect(within(bar()).getByText(/1 of 2 have feedback/)).toBeTruthy();
  expect(network.times(feedbackCall)).toBe(1);
  expect(inBar('button', /Get feedback for all/).getAttribute('aria-disabled')).toBe('true');
});

test('a student with two documents is counted once, also where texts are counted', async () => {
  const second = { ...file, id: 'second-document', title: 'Āwhina - Plan' };
  const [{ driveFile }] = submissionOf(second).assignmentSubmission.attachments as [
    { driveFile: DriveFile },
  ];
  const awhina = submissionOf(file);
  awhina.assignmentSubmission.attachments.push({ driveFile });
  showAssignment({
    'GET /api/assignments/12/7': json([awhina, submissionOf(boFile)]),
    'POST /api/documents': lines(readOf(file.id), readOf(second.id), readOf(boFile.id)),
    [feedbackCall]: json(answer),
  });
  await screen.findAllByRole('article');
  expect(await within(bar()).findByText(/^0 of 2 have feedback/)).toBeTruthy();
  await userEvent.selectOptions(inBar('combobox', 'Set for all students'), 'Ideas');
  await userEvent.click(inBar('button', 'Get feedback for all (3)'));
  await screen.findByText('Feedback was written for 3 texts by 2 students.');
  expect(within(bar()).getByText(/^2 of 2 have feedback/)).toBeTruthy();
});

test('how feedback for all went is told once she is back in this tab', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  showAssignment({ [feedbackCall]: refusal('model_failed') });
  await awhinasBlock();
  await userEvent.selectOptions(inBar('combobox', 'Set for all students'), 'Ideas');
  await userEvent.click(inBar('button', 'Get feedback for all (2)'));
  await waitFor(() => expect(screen.getAllByText(/^No feedback was written\./)).toHaveLength(2));
  expect(screen.queryByText(/2 could not be written/)).toBeNull();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/2 could not be written/)).toBeTruthy();
  expect(screen.getByText(messages.feedback.failed)).toBeTruthy();
});

test('feedback for all can be stopped', async () => {
  showAssignment({ [feedbackCall]: heldBack().wait });
  await awhinasBlock();
  await userEvent.selectOptions(inBar('combobox', 'Set for all students'), 'Ideas');
  await userEvent.click(inBar('button', 'Get feedback for all (2)'));
  await within(bar()).findByText('Writing feedback: 0 of 2');
  await userEvent.click(inBar('button', 'Stop'));
  await screen.findByText('Stopped. No feedback was written.');
  expect(screen.getAllByRole('button', { name: /Get feedback for [ĀB]/ })).toHaveLength(2);
});

test('feedback for all says what went wrong, once', async () => {
  showAssignment({ [feedbackCall]: refusal('model_failed') });
  await awhinasBlock();
  await userEvent.selectOptions(inBar('combobox', 'Set for all students'), 'Ideas');
  await userEvent.click(inBar('button', 'Get feedback for all (2)'));
  await screen.findByText(/2 could not be written/);
  expect(screen.getAllByText(messages.feedback.failed)).toHaveLength(1);
});

test('write access is asked for only while it is missing somewhere', async () => {
  showAssignment({
    'POST /api/documents': lines(readOf(file.id), readOf(boFile.id, { isAppAuthorized: false })),
  });
  await awhinasBlock();
  const button = await within(bar()).findByRole('button', { name: 'Get Write Access' });
  await userEvent.hover(button);
  expect(await screen.findByText(messages.comment.writeAccess)).toBeTruthy();
});

test('write access that is there already is not asked for', async () => {
  showAssignment();
  await awhinasBlock();
  expect(screen.queryByRole('button', { name: 'Get Write Access' })).toBeNull();
});

test('write access is not asked for a photo, which no picker offers and nobody can post on', async () => {
  const photo = { ...boFile, link: 'https://drive.google.com/open?id=document-of-bo' };
  const unread = { kind: null, text: null, problem: 'unreadable', isAppAuthorized: false } as const;
  showAssignment({
    'GET /api/assignments/12/7': json([submissionOf(photo), submissionOf(file)]),
    'POST /api/documents': lines(readOf(file.id), readOf(photo.id, unread)),
  });
  await screen.findByText(/This document could not be read/);
  expect(screen.queryByRole('button', { name: 'Get Write Access' })).toBeNull();
});
