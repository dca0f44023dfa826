import { errors, messages } from '@second-draft/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { profileItem } from '../../../../lib/state/session.ts';
import { json, refusal } from '../../../../testing/fake-network.ts';
import { heldBack, lines } from '../../testing/answers.ts';
import {
  chooseCategory,
  feedbackCall,
  press,
  toldInBlock,
  withFeedback,
} from '../../testing/feedback-steps.ts';
import { answer, file } from '../../testing/sample-work.ts';
import { awhinasBlock, boFile, readOf, showAssignment } from '../../testing/show-assignment.tsx';

afterEach(() => void vi.useRealTimers());

test('asking for feedback needs a category, and says so', async () => {
  const { network } = showAssignment({ [feedbackCall]: json(answer) });
  const block = await awhinasBlock();
  const button = within(block).getByRole('button', { name: /Get feedback/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(within(block).getByText(messages.feedback.noCategory)).toBeTruthy();
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  await userEvent.click(button);
  expect(network.times(feedbackCall)).toBe(0);
});

test('asking for feedback needs 100 characters of text, and says so', async () => {
  showAssignment({
    'POST /api/documents': lines(readOf(file.id, { text: 'Too short.' }), readOf(boFile.id)),
  });
  const block = await awhinasBlock();
  await chooseCategory(block);
  expect(within(block).getByText(new RegExp(messages.feedback.tooShort))).toBeTruthy();
  await userEvent.hover(within(block).getByRole('button', { name: /Get feedback/ }));
  expect((await screen.findByRole('tooltip')).textContent).toBe(messages.feedback.tooShort);
});

test('a document that could not be read says that there is nothing to write about', async () => {
  showAssignment({
    'POST /api/documents': lines(
      readOf(file.id, { text: null, problem: 'presentations_off' }),
      readOf(boFile.id),
    ),
  });
  const block = await awhinasBlock();
  await chooseCategory(block);
  // It may be a PDF: while slides are off, nobody looks.
  expect(
    await within(block).findByText(/^This is not a Google Doc. If it is a presentation, turn on/),
  ).toBeTruthy();
  const help = await within(block).findByRole('link', { name: 'Open settings' });
  expect(help.getAttribute('href')).toBe('/settings');
  expect(within(block).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(within(block).getByText(new RegExp(messages.feedback.unread))).toBeTruthy();
});

test('on a text that is too short a teacher can write, copy and post a comment of her own', async () => {
  const { network } = showAssignment({
    'POST /api/documents': lines(readOf(file.id, { text: 'Too short.' }), readOf(boFile.id)),
    'POST /api/comment': json({ id: 'c1', postedAt: '2026-11-20T03:00:00.000Z' }),
  });
  const block = await awhinasBlock();
  await press(block, /Write my own/);
  const box = within(block).getByRole('textbox', { name: /^Feedback for/ });
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('Tell me what the lake was like!');
  expect(await within(block).findByRole('button', { name: 'Copy' })).toBeTruthy();
  await press(block, 'Post');
  await screen.findByText(messages.comment.posted('Āwhina'));
  const posted = network.asked.find(({ operation }) => operation === 'POST /api/comment');
  expect(posted?.body).toMatchObject({
    commentText: 'Tell me what the lake was like!',
  });
});

test('a box of her own that stays empty counts as no feedback', async () => {
  showAssignment();
  const block = await awhinasBlock();
  await press(block, /Write my own/);
  expect(screen.getByText(/^0 of 2 have feedback/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Āwhina Tamihana Nothing yet' })).toBeTruthy();
});

test('asking for feedback sends category, words, level and text, and shows the feedback to be edited', async () => {
  const { network, box } = await withFeedback();
  expect(box.value).toBe(answer.feedback);
  const request = network.asked.find(({ operation }) => operation === feedbackCall);
  expect(request?.body).toMatchObject({
    category: 'Ideas',
    wordCount: 70,
    studentName: 'Āwhina Tamihana',
    courseId: '12',
    assignmentId: '7',
    documentId: file.id,
  });
  expect(profileItem.get()?.settings.generated_feedback).toBe(true);
});

test('asking for feedback tells by the first name what happens, and can be cancelled', async () => {
  const { wait } = heldBack();
  showAssignment({ [feedbackCall]: wait });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback/);
  await toldInBlock(block, 'Āwhina');
  await within(block).findByText(messages.feedback.writing('Āwhina'));
  await press(block, 'Cancel');
  await screen.findByText(messages.feedback.cancelled);
  expect(within(block).getByRole('button', { name: /Get feedback/ })).toBeTruthy();
});

test('whose feedback is ready is announced once, and not again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  showAssignment({ [feedbackCall]: json(answer) });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback/);
  await within(block).findByText('Feedback for Āwhina is ready');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(within(block).queryByText(/is ready$/)).toBeNull();
});

test('asking for feedback that fails is told once, and stays beside the text until it works', async () => {
  const { network } = showAssignment({ [feedbackCall]: refusal('model_busy') });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback/);
  const again = await within(block).findByRole('button', { name: /^Try again for/ });
  await userEvent.click(again);
  await waitFor(() => expect(network.times(feedbackCall)).toBe(2));
  const told = await screen.findByText(messages.feedback.failed);
  const toast = told.closest<HTMLElement>('[role=alert]');
  expect(toast?.textContent).toContain(messages.feedback.failed);
  expect(toast?.textContent).toContain(errors.model_busy.message);
  expect(toast?.textContent).not.toContain(messages.feedback.failedHint);
  await within(block).findByText(errors.model_busy.message, { exact: false });
  network.answers[feedbackCall] = json(answer);
  await press(block, /^Try again/);
  await within(block).findByRole('textbox', { name: /^Feedback/ });
  expect(within(block).queryByText(errors.model_busy.message, { exact: false })).toBeNull();
});

test('where a failure has no reason of its own, what may help is said', async () => {
  showAssignment({ [feedbackCall]: refusal('internal') });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback/);
  const told = await screen.findByText(messages.feedback.failed);
  const toast = told.closest<HTMLElement>('[role=alert]');
  expect(toast?.textContent).toContain(messages.feedback.failedHint);
  expect(toast?.textContent).not.toContain(errors.internal.message);
  await within(block).findByText(errors.internal.message, { exact: false });
});

test('a length and level chosen for a student are kept for her', async () => {
  showAssignment();
  const block = await awhinasBlock();
  await userEvent.click(within(block).getByRole('radio', { name: 'Longer' }));
  await userEvent.click(within(block).getByRole('radio', { name: 'Y3-4' }));
  expect(profileItem.get()?.students[file.student.userId]).toEqual({
    feedbackLength: 2,
    readingLevel: 1,
  });
});

test('that a student learns English is kept with her settings, and tells the writer only how to write', async () => {
  const { network } = showAssignment({ [feedbackCall]: json(answer) });
  const block = await awhinasBlock();
  await userEvent.click(
    within(block).getByRole('checkbox', { name: messages.feedback.learnsEnglish }),
  );
  expect(profileItem.get()?.students[file.student.userId]).toMatchObject({ learnsEnglish: true });
  await chooseCategory(block);
  await press(block, /Get feedback/);
  await within(block).findByRole('button', { name: 'Copy' });
  const asked = network.asked.find(({ operation }) => operation === feedbackCall);
  expect(asked?.body).toMatchObject({ plainWords: true });
});

test('a level chosen just before the page is left is saved', async () => {
  const { network } = showAssignment();
  const block = await awhinasBlock();
  const saved = () => network.times('PUT /api/settings');
  const before = saved();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(within(block).getByRole('radio', { name: 'Y5-6' }));
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(saved()).toBe(before + 1);
  expect(JSON.stringify(network.lastBody('PUT /api/settings'))).toContain('"readingLevel":2');
});
