import { messages, modelOptions } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../testing/fake-network.ts';
import { sampleConfig } from '../../../testing/samples.ts';
import { heldBack } from '../testing/answers.ts';
import { feedbackCall } from '../testing/feedback-steps.ts';
import { answer } from '../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const aheadSwitch = () => screen.getByRole('switch', { name: /^Write ahead/ });
const isOn = () => (aheadSwitch() as HTMLInputElement).checked;
const block = (name: string) => within(screen.getByRole('article', { name }));
const bosFeedback = () => block('Bo Li').findByRole('textbox', { name: 'Feedback for Bo Li' });

async function withCategory(answers: Parameters<typeof showAssignment>[0] = {}) {
  const shown = showAssignment({ [feedbackCall]: json(answer), ...answers });
  await awhinasBlock();
  await userEvent.selectOptions(screen.getByLabelText('Set for all students'), 'Ideas');
  return shown;
}

const askedAbout = ({ network }: ReturnType<typeof showAssignment>) =>
  network.asked.flatMap(({ operation, body }) =>
    operation === feedbackCall ? (body as { studentName: string }).studentName : [],
  );

test('nothing is written ahead until it is turned on; then for the next students, not for this one', async () => {
  const shown = await withCategory();
  expect(isOn()).toBe(false);
  expect(askedAbout(shown)).toEqual([]);
  await userEvent.click(aheadSwitch());
  expect(await bosFeedback()).toBeTruthy();
  expect(askedAbout(shown)).toEqual(['Bo Li']);
});

test('where a model writes, it says that each text is sent, used or not, before it is turned on', async () => {
  const models = Object.fromEntries(modelOptions.map(({ id }) => [id, 'llama3.3']));
  const writer = { provider: 'Ollama', country: null, models };
  await withCategory({ 'GET /api/config': json({ ...sampleConfig, writer }) });
  expect(await screen.findByText(/Each text is sent to the model, used or not/)).toBeTruthy();
});

test('it asks for no student twice, though she puts the feedback away', async () => {
  const shown = await withCategory();
  await userEvent.click(aheadSwitch());
  await bosFeedback();
  await userEvent.click(await block('Bo Li').findByRole('button', { name: 'New' }));
  await userEvent.keyboard('{Escape}kh');
  expect(isOn()).toBe(false);
  await userEvent.keyboard('h');
  expect(isOn()).toBe(true);
  await block('Bo Li').findByLabelText('Feedback category');
  expect(askedAbout(shown)).toEqual(['Bo Li']);
});

test('turned off, and when the page is left, what is under way is given up', async () => {
  const held = heldBack();
  const { router, network } = await withCategory({ [feedbackCall]: held.wait });
  await userEvent.click(aheadSwitch());
  await block('Bo Li').findByRole('button', { name: 'Cancel' });
  await router.navigate('/404');
  await screen.findByText('Nothing here');
  await router.navigate('/classrooms/12/7');
  await awhinasBlock();
  expect(isOn()).toBe(false);
  expect(block('Bo Li').queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(network.times(feedbackCall)).toBe(1);
});

test('it turns itself off where the next would be refused too, and says why', async () => {
  await withCategory({ [feedbackCall]: refusal('sign_in_expired') });
  await userEvent.click(aheadSwitch());
  expect(await screen.findByText(messages.feedback.failed)).toBeTruthy();
  expect(isOn()).toBe(false);
});
