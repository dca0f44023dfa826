import { modelOptions } from '@second-draft/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../../testing/fake-network.ts';
import { sampleAssignment, sampleConfig } from '../../testing/samples.ts';
import { press, withFeedback, feedbackCall } from './testing/feedback-steps.ts';
import { awhinasBlock, showAssignment } from './testing/show-assignment.tsx';

const assignment = sampleAssignment({ description: 'Write about camp.' });
const models = Object.fromEntries(modelOptions.map(({ id }) => [id, 'llama3.3']));
const answers = {
  'GET /api/config': json({
    ...sampleConfig,
    writer: { provider: 'Ollama', country: null, models },
  }),
  'GET /api/assignments/12': json([assignment]),
};

test('a model is told the task with each text, until the teacher leaves it out', async () => {
  const { network, block } = await withFeedback(answers);
  const lastAsked = () => network.asked.findLast(({ operation }) => operation === feedbackCall);
  expect(lastAsked()?.body).toMatchObject({
    task: { title: 'Camp recount', instructions: 'Write about camp.', rubric: '' },
    years: { from: 5, to: 6 },
  });
  await userEvent.click(await screen.findByText('The task is told to the model'));
  expect(screen.getByText('Write about camp.')).toBeTruthy();
  await userEvent.click(
    screen.getByRole('switch', { name: 'Tell the model what the class was asked to write' }),
  );
  expect(screen.getByText('The task is left out')).toBeTruthy();
  await press(block, 'New');
  await press(block, /Get feedback/);
  await expect.poll(() => lastAsked()?.body).not.toHaveProperty('task');
});

test('nothing is said of the task where the built-in writer writes', async () => {
  showAssignment({ 'GET /api/assignments/12': json([assignment]) });
  await awhinasBlock();
  expect(screen.queryByText(/^The task is/)).toBeNull();
});
