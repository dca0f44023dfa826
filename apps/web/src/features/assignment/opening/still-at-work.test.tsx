import { messages } from '@second-draft/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clearSession } from '../../../lib/state/session-item.ts';
import { listenToTabs } from '../../../lib/browser/tab-news.ts';
import { json, refusal } from '../../../testing/fake-network.ts';
import { nextTask } from '../../../testing/next-task.ts';
import { progressNews } from '../../assignments/index.ts';
import { heldBack, lines, nothing } from '../testing/answers.ts';
import {
  chooseCategory,
  feedbackCall,
  press,
  saveCall,
  withFeedback,
} from '../testing/feedback-steps.ts';
import { answer, file } from '../testing/sample-work.ts';
import { awhinasBlock, boFile, readOf, showAssignment } from '../testing/show-assignment.tsx';

const praised = { feedback: `${answer.feedback} Ka pai!` };

/** Feedback is asked for, and the assignment is left before it comes. */
async function leftWhileWriting() {
  const held = heldBack();
  const shown = showAssignment({ [feedbackCall]: held.wait });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback/);
  await act(() => shown.router.navigate('/404'));
  await screen.findByText('Nothing here');
  return { ...shown, held };
}

const wordsOf = async () => {
  const box = await within(await awhinasBlock()).findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Feedback for Āwhina Tamihana',
  });
  return box.value;
};

test('feedback being written is still shown as such on return, arrives there, and is asked for once', async () => {
  const { router, held, network } = await leftWhileWriting();
  await act(() => router.navigate('/classrooms/12/7'));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy();
  held.answer(answer);
  expect(await wordsOf()).toBe(answer.feedback);
  expect(network.times(feedbackCall)).toBe(1);
});

test('feedback that arrives while the teacher is elsewhere is saved, and there on return', async () => {
  const { router, held, network } = await leftWhileWriting();
  const before = network.times(saveCall);
  held.answer(answer);
  await waitFor(() => expect(network.times(saveCall)).toBeGreaterThan(before));
  expect(network.lastBody(saveCall)).toMatchObject({ feedback: answer.feedback });
  network.answers[feedbackCall] = json({});
  await act(() => router.navigate('/classrooms/12/7'));
  expect(await wordsOf()).toBe(answer.feedback);
});

test('once feedback that arrives there is saved, the class’s page is told to count again', async () => {
  const { held, network } = await leftWhileWriting();
  const saved: number[] = [];
  const stop = listenToTabs(progressNews('12'), 'all', () => saved.push(network.times(saveCall)));
  const before = network.times(saveCall);
  held.answer(answer);
  await waitFor(() => expect(saved).toEqual([before + 1]));
  stop();
});

test('a comment that arrives on the document while the teacher is elsewhere is shown as posted', async () => {
  const held = heldBack();
  const { block, router, network } = await withFeedback({ 'POST /api/comment': held.wait });
  await press(block, 'Post');
  await act(() => router.navigate('/404'));
  await screen.findByText('Nothing here');
  held.answer({ id: 'c1', postedAt: '2026-11-20T03:00:00.000Z' });
  await waitFor(() =>
    expect(network.lastBody(saveCall)).toMatchObject({ postedAt: '2026-11-20T03:00:00.000Z' }),
  );
  await act(() => router.navigate('/classrooms/12/7'));
  const back = await awhinasBlock();
  expect(await within(back).findByRole('button', { name: 'Posted' })).toBeTruthy();
});

test('feedback for all goes on for texts that were still being read when she left', async () => {
  const documents = Promise.withResolvers<Response>();
  const { router, network } = showAssignment({
    'POST /api/documents': () => documents.promise,
    [feedbackCall]: json(answer),
  });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Set for all students' }),
    'Ideas',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Get feedback for all (2)' }));
  await screen.findByText('Writing feedback: 0 of 2', { selector: '[data-bar] *' });
  await act(() => router.navigate('/404'));
  await screen.findByText('Nothing here');
  documents.resolve(lines(readOf(file.id), readOf(boFile.id))());
  expect(await screen.findByText('Feedback was written for 2 texts.')).toBeTruthy();
  expect(network.times(feedbackCall)).toBe(2);
});

test('logging out gives it up', async () => {
  const { held, network } = await leftWhileWriting();
  const before = network.times(saveCall);
  clearSession();
  expect(await screen.findByText(messages.feedback.cancelled)).toBeTruthy();
  held.answer(answer);
  expect(network.times(saveCall)).toBe(before);
});

test('what could not be saved as the page was left is saved once there is a connection again', async () => {
  const { router, network, box } = await withFeedback({ [saveCall]: refusal('internal') });
  await userEvent.type(box, ' Ka pai!');
  await act(() => router.navigate('/404'));
  await screen.findByText('Nothing here');
  await waitFor(() => expect(network.lastBody(saveCall)).toMatchObject(praised));
  network.answers[saveCall] = nothing;
  const before = network.times(saveCall);
  // The refusal has come by then.
  await act(nextTask);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(network.times(saveCall)).toBe(before + 1));
  expect(network.lastBody(saveCall)).toMatchObject(praised);
});
