import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '../../../lib/state/query-client.ts';
import { json } from '../../../testing/fake-network.ts';
import { heldBack } from '../testing/answers.ts';
import { feedbackCall, press, saveCall } from '../testing/feedback-steps.ts';
import { answer, draft, file, studentText } from '../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const draftsCall = 'GET /api/drafts/12/7';
const saved = { ...draft, documentId: file.id, version: 'v1', feedback: 'Shown.' };
const other = { version: 'other', changedAt: draft.changedAt, text: null, feedback: 'Other.' };

/** With the pointer over it, it doesn't go by itself. */
async function offer(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await userEvent.hover(button);
  return button;
}

const isOver = (name: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
const boxes = (block: HTMLElement) => within(block).getAllByRole('textbox');

async function reloaded(answers: Parameters<typeof showAssignment>[0] = {}) {
  const shown = showAssignment({
    ...answers,
    [`GET /api/document/${file.id}`]: () => new Response(studentText),
  });
  const block = await awhinasBlock();
  const [text] = boxes(block);
  if (!text) throw new Error('There is no text');
  await userEvent.type(text, ' More.');
  await press(block, 'Reload');
  await offer('Undo');
  return { ...shown, text };
}

async function withTwoVersions() {
  const shown = showAssignment({ [draftsCall]: json([{ ...saved, others: [other] }]) });
  const block = await awhinasBlock();
  await userEvent.click(await within(block).findByRole('button', { name: /^Use what I wrote/ }));
  await offer('Undo');
  return { ...shown, block };
}

test('Undo of a reloaded text brings back what she had typed', async () => {
  const { text } = await reloaded();
  await userEvent.click(await offer('Undo'));
  expect(text).toHaveProperty('value', `${studentText} More.`);
});

test('a key leads to Undo before it goes, and Enter leads back to the student', async () => {
  const { text } = await reloaded();
  const block = await awhinasBlock();
  act(() => block.focus());
  await userEvent.keyboard('u');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('{Enter}');
  expect(text).toHaveProperty('value', `${studentText} More.`);
  await waitFor(() => expect(block.contains(document.activeElement)).toBe(true));
});

test('Undo of a reloaded text is withdrawn once she types: that would be lost', async () => {
  const { text } = await reloaded();
  await userEvent.type(text, '!');
  await isOver('Undo');
  expect(text).toHaveProperty('value', `${studentText}!`);
});

test('Undo of a choice between versions is withdrawn once she types', async () => {
  const { block } = await withTwoVersions();
  await userEvent.type(within(block).getByDisplayValue('Other.'), ' Ka pai!');
  await isOver('Undo');
  expect(within(block).getByDisplayValue('Other. Ka pai!')).toBeTruthy();
});

test('her words that another tab replaced can be brought back until she changes the others', async () => {
  const { network } = showAssignment({ [draftsCall]: json([saved]) });
  const block = await awhinasBlock();
  await userEvent.type(await within(block).findByDisplayValue('Shown.'), ' Mine.');
  await waitFor(() => expect(network.times(`PUT /api/drafts/12/7/${file.id}`)).toBe(1));
  const replaceBy = (version: string, feedback: string) => {
    network.answers[draftsCall] = json([{ ...saved, version, feedback }]);
    void queryClient.refetchQueries({ queryKey: ['drafts'] });
    return within(block).findByDisplayValue(feedback);
  };
  await replaceBy('v2', 'Theirs.');
  await offer('Bring mine back');
  const box = await replaceBy('v3', 'Theirs, changed there.');
  await offer('Bring mine back');
  await userEvent.type(box, '!');
  await isOver('Bring mine back');
  expect(box).toHaveProperty('value', 'Theirs, changed there.!');
});

test('Undo is withdrawn once the assignment is left: what it brought back would not be kept', async () => {
  const { router } = await reloaded();
  await act(() => router.navigate('/404'));
  await screen.findByText('Nothing here');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('Undo stays while feedback for another student is still being written', async () => {
  const held = heldBack();
  const { router, network } = await reloaded({ [feedbackCall]: held.wait });
  const bo = screen.getByRole('article', { name: 'Bo Li' });
  await userEvent.selectOptions(
    within(bo).getByRole('combobox', { name: 'Feedback category' }),
    'Ideas',
  );
  await press(bo, /Get feedback/);
  await act(() => router.navigate('/404'));
  await screen.findByText('Nothing here');
  await userEvent.click(await offer('Undo'));
  held.answer(answer);
  const typed = { text: `${studentText} More.` };
  await waitFor(() => expect(network.lastBody(saveCall)).toMatchObject(typed));
});
