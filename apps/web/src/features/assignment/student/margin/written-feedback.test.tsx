import { messages } from '@second-draft/contract';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { json, refusal } from '../../../../testing/fake-network.ts';
import { heldBack } from '../../testing/answers.ts';
import { feedbackCall, press, toldInBlock, withFeedback } from '../../testing/feedback-steps.ts';
import { answer, simpler } from '../../testing/sample-work.ts';

test('feedback says in one line what was checked', async () => {
  const { block } = await withFeedback();
  for (const words of ['1 quotation, found', '20 words', 'reads at about Year 6']) {
    expect(within(block).getByText(words)).toBeTruthy();
  }
});

test('feedback names the checks that still fail, and passes the writer’s note on', async () => {
  const writer = { ...answer.checks.writer, note: 'Made by simple rules.' };
  const checks = { ...answer.checks, failed: ['question' as const], writer };
  const { block } = await withFeedback({ [feedbackCall]: json({ ...answer, checks }) });
  expect(within(block).getByText(/asks no question/)).toBeTruthy();
  expect(within(block).getByText('Made by simple rules.')).toBeTruthy();
});

test('a comment by rules says briefly that it is one, until the teacher makes it hers', async () => {
  const writer = { ...answer.checks.writer, kind: 'built-in' as const, model: null };
  const checks = { ...answer.checks, writer };
  const { block } = await withFeedback({ [feedbackCall]: json({ ...answer, checks }) });
  const said = () => within(block).queryByRole('button', { name: /do not understand the story/ });
  expect(said()?.textContent).toBe('Starter comment');
  await userEvent.type(within(block).getByRole('textbox', { name: /^Feedback for/ }), ' Ka pai!');
  expect(said()).toBeNull();
});

test('feedback tells the teacher what the writer saw, folded away from what is copied', async () => {
  const why = {
    reading: [{ criterion: 'Past tense', seen: 'Kept, but for “jumps”.' }],
    choice: 'The tense, since it runs through the text.',
  };
  const checks = { ...answer.checks, writer: { ...answer.checks.writer, why } };
  const { block } = await withFeedback({ [feedbackCall]: json({ ...answer, checks }) });
  const user = userEvent.setup();
  const summary = within(block).getByText('Why this');
  expect(summary.closest('details')?.open).toBe(false);
  await user.click(summary);
  expect(within(block).getByText(why.choice)).toBeTruthy();
  expect(within(block).getByRole('term').textContent).toBe('Past tense');
  await user.click(within(block).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(answer.feedback);
});

test('feedback shows a quotation in the text when it is asked for', async () => {
  const { block } = await withFeedback();
  await press(block, '1 quotation, found');
  expect(within(block).getByText('Quotation 1 of 1: my ears buzzed like bees')).toBeTruthy();
  const marked = block.querySelectorAll('mark[data-active]');
  expect([...marked].map((mark) => mark.textContent)).toEqual([
    'my ears buzzed like bees',
    '“my ears buzzed like bees”',
  ]);
});

test('feedback is copied with a badge that says so', async () => {
  const { block } = await withFeedback();
  const user = userEvent.setup();
  await user.click(within(block).getByRole('button', { name: 'Copy' }));
  await within(block).findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(answer.feedback);
  await within(block).findByRole('button', { name: 'Copy' });
});

test('feedback that the browser does not copy is told, and counts as given to nobody', async () => {
  const { block, network } = await withFeedback();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(within(block).getByRole('button', { name: 'Copy' }));
  await screen.findByText(
    'Not copied: your browser didn’t allow it. Select the words, and press Ctrl+C.',
  );
  expect(within(block).queryByRole('button', { name: 'Copied' })).toBeNull();
  expect(network.asked.filter(({ operation }) => operation.includes('copied'))).toEqual([]);
});

test('a feedback without words is not copied over what the teacher has copied before', async () => {
  const { block, box } = await withFeedback();
  const copy = within(block).getByRole('button', { name: 'Copy' });
  await userEvent.clear(box);
  expect(copy).toHaveProperty('disabled', true);
  await userEvent.type(box, 'Ka pai!');
  expect(copy).toHaveProperty('disabled', false);
});

test('feedback is simplified once', async () => {
  const { wait, answer: reply } = heldBack();
  const { block, network } = await withFeedback({ 'POST /api/simplify': wait });
  await press(block, 'Simplify');
  await within(block).findByText(messages.feedback.simplifying);
  reply(simpler);
  await within(block).findByDisplayValue(simpler.feedback);
  for (const words of ['1 quotation, found', '8 words', 'reads at about Year 2', 'simplified'])
    expect(within(block).getByText(words)).toBeTruthy();
  expect(within(block).queryByRole('button', { name: 'Simplify' })).toBeNull();
  expect(network.asked.find(({ operation }) => operation === 'POST /api/simplify')?.body).toEqual({
    feedback: answer.feedback,
    feedbackId: answer.id,
    studentName: 'Āwhina Tamihana',
  });
});

test.each([
  ['the button', (block: HTMLElement) => press(block, 'Undo, the longer version comes back')],
  [
    'Ctrl+Z',
    (block: HTMLElement) =>
      userEvent.type(within(block).getByDisplayValue(simpler.feedback), '{Control>}z{/Control}'),
  ],
])('simplifying is undone by %s', async (_, undo) => {
  const { block } = await withFeedback({ 'POST /api/simplify': json(simpler) });
  await press(block, 'Simplify');
  await within(block).findByDisplayValue(simpler.feedback);
  await undo(block);
  const [box] = within(block).getAllByRole('textbox', { name: /^Feedback for/ });
  expect(box).toHaveProperty('value', answer.feedback);
  expect(within(block).getByText('20 words')).toBeTruthy();
  expect(within(block).getByRole('button', { name: 'Simplify' })).toBeTruthy();
});

test('what she has made of the simplified feedback can be had back after its Undo', async () => {
  const { block } = await withFeedback({ 'POST /api/simplify': json(simpler) });
  await press(block, 'Simplify');
  const box = await within(block).findByDisplayValue(simpler.feedback);
  await userEvent.type(box, ' Ka pai!');
  await press(block, 'Undo, the longer version comes back');
  await userEvent.click(await screen.findByRole('button', { name: 'Use the shorter one' }));
  expect(within(block).getByDisplayValue(`${simpler.feedback} Ka pai!`)).toBeTruthy();
  expect(within(block).getByText('simplified')).toBeTruthy();
});

test('the shorter version is no longer offered once she changes the longer one', async () => {
  const { block } = await withFeedback({ 'POST /api/simplify': json(simpler) });
  await press(block, 'Simplify');
  await within(block).findByDisplayValue(simpler.feedback);
  await press(block, 'Undo, the longer version comes back');
  // With the pointer over it, it doesn't go by itself.
  await userEvent.hover(await screen.findByRole('button', { name: 'Use the shorter one' }));
  await userEvent.type(within(block).getByDisplayValue(/lets me hear the bus/), '!');
  const isOffered = () => screen.queryByRole('button', { name: 'Use the shorter one' });
  await waitFor(() => expect(isOffered()).toBeNull());
});

test('feedback stays as it was when simplifying fails or is cancelled', async () => {
  const { wait } = heldBack();
  const { block, network } = await withFeedback({ 'POST /api/simplify': wait });
  await press(block, 'Simplify');
  await press(block, 'Cancel');
  await screen.findByText(messages.feedback.simplifyCancelled);
  network.answers['POST /api/simplify'] = refusal('model_failed');
  await press(block, 'Simplify');
  await screen.findByText(messages.feedback.simplifyFailed);
  expect(within(block).getByDisplayValue(/lets me hear the bus/)).toBeTruthy();
});

test('feedback put away goes back to the choices, and comes back when that is undone', async () => {
  const { block } = await withFeedback();
  await press(block, 'New');
  expect(within(block).getByRole('combobox', { name: 'Feedback category' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(within(block).getByDisplayValue(/lets me hear the bus/)).toBeTruthy();
});

test('feedback shows exactly what was sent', async () => {
  const sent = { writer: 'built-in', messages: [{ role: 'user', content: 'Kahu wrote this.' }] };
  const { block } = await withFeedback({ 'GET /api/feedback/feedback-1/sent': json(sent) });
  await press(block, 'What was sent');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Kahu wrote this.')).toBeTruthy();
});

test('beside the feedback is what was asked for, whatever is set for the class later', async () => {
  const { block } = await withFeedback();
  const checks = within(block);
  expect(checks.getByText('Ideas', { selector: 'li' })).toBeTruthy();
  expect(checks.getByText('Medium length')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Set for all students'), 'Praise');
  expect(checks.getByText('Ideas', { selector: 'li' })).toBeTruthy();
});

test('bringing back what was cleared cancels what has been asked for since', async () => {
  const { block, network } = await withFeedback();
  const { wait } = heldBack();
  await press(block, 'New');
  network.answers[feedbackCall] = wait;
  await press(block, /Get feedback/);
  await toldInBlock(block, 'Āwhina');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(messages.feedback.cancelled);
  expect(within(block).getByRole('textbox', { name: /^Feedback for/ })).toHaveProperty(
    'value',
    answer.feedback,
  );
});

test('after Undo the focus is at the feedback, not lost or in the student’s text', async () => {
  const { block } = await withFeedback();
  await press(block, 'New');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const feedback = await within(block).findByRole('textbox', { name: /^Feedback for/ });
  const margin = feedback.closest('[data-part="margin"]');
  await waitFor(() => expect(margin?.contains(document.activeElement)).toBe(true));
});

test('what was cleared is no longer offered once there are other words in its place', async () => {
  const { block } = await withFeedback();
  await press(block, 'New');
  // With the pointer over it, it doesn't go by itself.
  await userEvent.hover(await screen.findByRole('button', { name: 'Undo' }));
  await press(block, /Get feedback/);
  await within(block).findByRole('textbox', { name: /^Feedback for/ });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
