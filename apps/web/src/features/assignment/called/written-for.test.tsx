import type { Draft } from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { saveCall, press } from '../testing/feedback-steps.ts';
import { answer, draft, feedback, file } from '../testing/sample-work.ts';
import { showAssignment } from '../testing/show-assignment.tsx';

const LINE = 'Written for Sam, who is now called Āwhina.';
const RENAME = /^Change the name/;

const forSam = feedback.text.replace('Āwhina', 'Sam');
const written = {
  ...draft,
  documentId: file.id,
  version: 'yesterday',
  feedback: forSam,
  feedbackId: answer.id,
  points: answer.points.map((point) => ({
    ...point,
    comment: point.comment.replace('Āwhina', 'Sam'),
  })),
  checks: { ...answer.checks, studentName: 'Sam' },
  writtenTo: 'Sam',
};

async function open(changes: Partial<Draft> = {}) {
  const { network } = showAssignment({
    'GET /api/drafts/12/7': json([{ ...written, ...changes }]),
  });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Feedback for Āwhina Tamihana',
  });
  const block = screen.getByRole('article', { name: 'Āwhina Tamihana' });
  await within(block).findByRole('button', { name: /^Cop/ });
  return { network, box, block };
}

test('feedback that nobody has edited greets by the new name, and is saved with what is done next', async () => {
  const { network, box, block } = await open();
  await waitFor(() => expect(box.value).toBe(feedback.text));
  expect(within(block).queryByText(LINE)).toBeNull();
  expect(within(block).getByText('reads at about Year 6')).toBeTruthy();
  expect(network.times(saveCall)).toBe(0);
  await press(block, /^Ready/);
  await waitFor(() =>
    expect(network.lastBody(saveCall)).toMatchObject({
      feedback: feedback.text,
      writtenTo: 'Āwhina',
      isReady: true,
    }),
  );
});

test('feedback that is ready to be posted stays ready', async () => {
  const { box, block } = await open({ isReady: true });
  await waitFor(() => expect(box.value).toBe(feedback.text));
  expect(within(block).getByRole('button', { name: /^Ready/, pressed: true })).toBeTruthy();
});

test('what the teacher has edited is left, and one press changes the name in it, or back', async () => {
  const edited = `${forSam} Ka rawe, Sam! “Sam” is a good name.`;
  const { network, box, block } = await open({ feedback: edited });
  expect(await within(block).findByText(LINE)).toBeTruthy();
  expect(box.value).toBe(edited);
  await press(block, RENAME);
  const renamed = `${feedback.text} Ka rawe, Āwhina! “Sam” is a good name.`;
  expect(box.value).toBe(renamed);
  expect(within(block).queryByText(LINE)).toBeNull();
  await waitFor(() => expect(network.lastBody(saveCall)).toMatchObject({ feedback: renamed }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(box.value).toBe(edited);
  expect(within(block).getByText(LINE)).toBeTruthy();
});

test('the line goes when she has changed the name herself', async () => {
  const { box, block } = await open({ feedback: 'Sam, ka pai.' });
  expect(await within(block).findByText(LINE)).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, 'Āwhina, ka pai.');
  expect(within(block).queryByText(LINE)).toBeNull();
});

test('her own words have the line, too', async () => {
  const { block } = await open({
    feedback: 'Kia ora Sam!',
    feedbackId: null,
    points: [],
    checks: null,
  });
  expect(await within(block).findByText(LINE)).toBeTruthy();
  expect(within(block).getByRole('button', { name: RENAME })).toBeTruthy();
});

test('where the name may stand for somebody else, the line alone says so', async () => {
  const { box, block } = await open({ checks: answer.checks });
  expect(await within(block).findByText(LINE)).toBeTruthy();
  expect(within(block).queryByRole('button', { name: RENAME })).toBeNull();
  expect(box.value).toBe(forSam);
});

test.each<[string, Partial<Draft>]>([
  ['that is posted', { postedAt: '2026-11-20T03:00:00.000Z' }],
  ['of an earlier version, which doesn’t tell', { writtenTo: null }],
  ['for a student whose name has only other capitals now', { writtenTo: 'ĀWHINA' }],
])('feedback %s is left as it is, without a line', async (_, changes) => {
  const { box, block } = await open(changes);
  await within(block).findByText('reads at about Year 6');
  expect(box.value).toBe(forSam);
  expect(within(block).queryByText(/^Written for/)).toBeNull();
});
