import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/state/query-client.ts';
import { json, refusal } from '../../../testing/fake-network.ts';
import { nothing } from '../testing/answers.ts';
import { press, withFeedback } from '../testing/feedback-steps.ts';

const bank = [
  { id: 'comment-1', category: '', text: '[name], check your full stops.' },
  { id: 'comment-2', category: 'Ideas', text: 'Tell me more, [name].' },
];
const list = 'GET /api/comment-bank';

beforeEach(() => {
  queryClient.clear();
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const withSlash = (comments: unknown = bank, typed = '{Enter}/') =>
  withSlashAnswered(json(comments), typed);

async function withSlashAnswered(answer: ReturnType<typeof json>, typed = '{Enter}/') {
  const shown = await withFeedback({ [list]: answer });
  await userEvent.click(shown.box);
  shown.box.setSelectionRange(shown.box.value.length, shown.box.value.length);
  await userEvent.keyboard(typed);
  return shown;
}

test('a slash offers her comments, those of the category first, and Enter puts one in by name', async () => {
  const { box } = await withSlash();
  const options = await screen.findAllByRole('option', { name: /Āwhina/ });
  expect(options.map((option) => option.textContent)).toEqual([
    'Tell me more, Āwhina.Ideas',
    'Āwhina, check your full stops.',
  ]);
  expect(box.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(box.value.endsWith('\nĀwhina, check your full stops.')).toBe(true);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('what is typed behind the slash narrows the list, and a click chooses', async () => {
  const { box } = await withSlash(bank, '{Enter}/full');
  const option = await screen.findByRole('option', { name: /full stops/ });
  await waitFor(() => expect(screen.getAllByRole('option', { name: /Āwhina/ })).toHaveLength(1));
  await userEvent.click(option);
  expect(box.value).toMatch(/\nĀwhina, check your full stops\.$/);
});

test('Escape closes the list and stays in the box; another slash opens it again', async () => {
  const { box } = await withSlash();
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('f');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard(' /');
  expect(await screen.findByRole('listbox')).toBeTruthy();
});

test('Shift and Tab leave the box as they do without the list', async () => {
  const { box } = await withSlash();
  const { value } = box;
  await screen.findByRole('listbox');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).not.toBe(box);
  expect(box.value).toBe(value);
});

test('a slash within a word stays a slash', async () => {
  const { network } = await withSlash(bank, ' he/she');
  expect(network.times(list)).toBe(0);
});

test('an empty bank says where comments come from', async () => {
  await withSlash([]);
  expect(await screen.findByText(/no comments of your own yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My Comments' })).toBeTruthy();
});

test.each([
  ['a click', async () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['Enter', async () => userEvent.keyboard('{Enter}')],
])('a bank that can’t be fetched says so, and %s tries again', async (_, tryAgain) => {
  const { box, network } = await withSlashAnswered(refusal('internal'));
  expect(await screen.findByText('Your comments could not be loaded.')).toBeTruthy();
  const { value } = box;
  network.answers[list] = json(bank);
  await tryAgain();
  expect(await screen.findAllByRole('option', { name: /Āwhina/ })).toHaveLength(2);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe(value);
});

test('the first blank of a comment is selected, and it is neither ready nor posted while it is empty', async () => {
  const blanked = [{ id: 'comment-1', category: '', text: '[name], “…” works.' }];
  const { block, box } = await withSlash(blanked);
  await screen.findByRole('option', { name: /works/ });
  await userEvent.keyboard('{Enter}');
  const { value, selectionStart, selectionEnd } = box;
  expect(value.slice(selectionStart, selectionEnd)).toBe('“…”');
  expect(await within(block).findByText(/a blank is still empty/)).toBeTruthy();
  for (const name of ['Ready', 'Post'])
    expect(within(block).getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('My ears');
  await waitFor(() => expect(within(block).queryByText(/a blank is still empty/)).toBeNull());
});

test('one click keeps the comment without the name and the student’s words, and Undo takes it out', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const one = `/api/comment-bank/${'00'.repeat(8)}`;
  const { block, box, network } = await withFeedback({
    [`PUT ${one}`]: nothing,
    [`DELETE ${one}`]: nothing,
  });
  fireEvent.change(box, { target: { value: 'Āwhina, “my ears buzzed like bees” works.' } });
  await press(block, 'Keep in My Comments');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(network.asked.find(({ operation }) => operation === `PUT ${one}`)?.body).toEqual({
    category: 'Ideas',
    text: '[name], “…” works.',
  });
  expect(network.times(`DELETE ${one}`)).toBe(1);
});
