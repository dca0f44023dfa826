import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { sampleAssignment } from '../../../testing/samples.ts';
import { feedbackCall, press } from '../testing/feedback-steps.ts';
import { file } from '../testing/sample-work.ts';
import { lines } from '../testing/answers.ts';
import { awhinasBlock, boFile, readOf, showAssignment } from '../testing/show-assignment.tsx';

const template =
  'WALT: write a recount\nSuccess criteria:\n• I say who and where\n• I tell how I felt';
const materials = [
  {
    driveFile: {
      id: 'template-of-camp',
      title: 'Camp',
      alternateLink: 'https://docs.google.com/document/d/template-of-camp/edit',
    },
  },
];
const answers = {
  'GET /api/assignments/12': json([sampleAssignment({ materials })]),
  'POST /api/documents': lines(
    readOf('template-of-camp', { text: template }),
    readOf(file.id),
    readOf(boFile.id),
  ),
};

test('the template’s learning intention is shown above the class, and is the first thing to choose', async () => {
  showAssignment(answers);
  const block = within(await awhinasBlock());
  expect(screen.getByText('write a recount')).toBeTruthy();
  expect(screen.getByText('I say who and where')).toBeTruthy();
  const select = block.getByRole<HTMLSelectElement>('combobox', { name: 'Feedback category' });
  expect(select.options[1]?.textContent).toBe('Learning intention');
});

test('feedback that is asked for is about the intention and its criteria', async () => {
  const { network } = showAssignment({ ...answers, [feedbackCall]: () => new Promise(() => {}) });
  const block = await awhinasBlock();
  await userEvent.selectOptions(
    within(block).getByRole('combobox', { name: 'Feedback category' }),
    'Learning intention',
  );
  await press(block, /Get feedback/);
  expect(network.asked.findLast(({ operation }) => operation === feedbackCall)?.body).toMatchObject(
    {
      category: 'Learning intention',
      descriptors: 'write a recount.\nI say who and where.\nI tell how I felt.',
    },
  );
});

test('a task without a learning intention shows no such line', async () => {
  showAssignment();
  await awhinasBlock();
  expect(screen.queryByText(/Learning intention|success criteri/)).toBeNull();
});
