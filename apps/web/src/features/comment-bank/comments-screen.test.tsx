import { savingMessages } from '@second-draft/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CommentsScreen from './comments-screen.tsx';

const kept = { id: 'comment-1', category: 'Ideas', text: 'Tell me more, [name].' };
const newOne = `/api/comment-bank/${'00'.repeat(8)}`;
const nothing = () => new Response(null, { status: 204 });

beforeEach(() => {
  queryClient.clear();
  profileItem.set(sampleProfile());
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
});

async function show(
  comments: readonly object[] = [kept],
  answers: Parameters<typeof fakeNetwork>[0] = {},
) {
  const network = fakeNetwork({
    'GET /api/comment-bank': json(comments),
    'PUT /api/comment-bank/comment-1': nothing,
    'DELETE /api/comment-bank/comment-1': nothing,
    [`PUT ${newOne}`]: nothing,
    ...answers,
  });
  showScreen([{ path: '/', element: <CommentsScreen /> }], '/');
  await screen.findByText(/Type \/ in a feedback box/);
  return network;
}

test('a comment is changed in place, and kept when she leaves it', async () => {
  const network = await show();
  const box = await screen.findByRole('textbox', { name: /comment/i });
  await userEvent.type(box, ' Why?');
  await userEvent.tab();
  expect(network.lastBody('PUT /api/comment-bank/comment-1')).toEqual({
    category: 'Ideas',
    text: 'Tell me more, [name]. Why?',
  });
});

test('how many comments there is room for is said in words', async () => {
  await show();
  expect(await screen.findByText(/1 of 200 comments used\.$/)).toBeTruthy();
});

test('a double click begins one comment', async () => {
  await show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'New' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('New while a comment is still without words leads back to that one', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'New' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New comment' }));
});

test('New once a comment has words begins another', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'New' });
  await userEvent.click(button);
  await userEvent.keyboard('Ka pai!');
  vi.mocked(crypto.getRandomValues).mockImplementation((bytes) => {
    new Uint8Array(bytes.buffer).fill(1);
    return bytes;
  });
  await userEvent.click(button);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a comment is kept while she types, and a new one stays where she types it', async () => {
  const network = await show();
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  await userEvent.keyboard('Lovely rhythm');
  await waitFor(() => expect(network.times(`PUT ${newOne}`)).toBe(1));
  await userEvent.keyboard(', [[name].');
  expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /comment/i })[0]);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(network.lastBody(`PUT ${newOne}`)).toEqual({
      category: '',
      text: 'Lovely rhythm, [name].',
    }),
  );
});

test('an emptied comment gets its words back', async () => {
  const network = await show();
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /comment/i });
  await userEvent.clear(box);
  await userEvent.tab();
  expect(box.value).toBe(kept.text);
  expect(network.times('PUT /api/comment-bank/comment-1')).toBe(0);
});

test('a removed comment is gone, and Undo brings it back', async () => {
  const network = await show();
  await userEvent.click(await screen.findByRole('button', { name: /Remove “Tell me more/ }));
  expect(await screen.findByText('You have no comments of your own yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('textbox', { name: /comment/i })).toBeTruthy();
  expect(network.lastBody('PUT /api/comment-bank/comment-1')).toMatchObject({
    category: 'Ideas',
    text: kept.text,
  });
});

test('Ctrl+Z brings a removed comment back from where the focus has gone', async () => {
  const network = await show([kept, { id: 'comment-2', category: '', text: 'Ka pai, [name].' }]);
  await userEvent.click(await screen.findByRole('button', { name: /Remove “Tell me more/ }));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /comment/i })).toHaveLength(2));
  expect(network.times('PUT /api/comment-bank/comment-1')).toBe(1);
});

test('the focus goes from a removed comment to the one beside it', async () => {
  await show([kept, { id: 'comment-2', category: '', text: 'Ka pai, [name].' }]);
  await userEvent.click(await screen.findByRole('button', { name: /Remove “Tell me more/ }));
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /comment/i })).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /comment/i }));
});

test('a new comment is kept once it has words', async () => {
  const network = await show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'New' }));
  expect(network.times(`PUT ${newOne}`)).toBe(0);
  await userEvent.keyboard('Ka pai!');
  await userEvent.tab();
  expect(network.asked.find(({ operation }) => operation === `PUT ${newOne}`)?.body).toEqual({
    category: '',
    text: 'Ka pai!',
  });
});

test('a comment for which there is no room is reported', async () => {
  await show([kept], { [`PUT ${newOne}`]: refusal('comment_bank_full') });
  await userEvent.click(await screen.findByRole('button', { name: 'New' }));
  await userEvent.keyboard('One more');
  await userEvent.tab();
  expect(await screen.findByText(/holds 200 comments at most/)).toBeTruthy();
});

test('a comment typed without a connection stays, and is kept once the connection is back', async () => {
  const network = await show([kept], { [`PUT ${newOne}`]: () => Promise.reject(new TypeError()) });
  await userEvent.click(await screen.findByRole('button', { name: 'New' }));
  await userEvent.keyboard('One more');
  await userEvent.tab();
  await screen.findByText(savingMessages.waiting);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  network.answers[`PUT ${newOne}`] = nothing;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(savingMessages.failed)).toBeNull());
  expect(network.lastBody(`PUT ${newOne}`)).toEqual({ category: '', text: 'One more' });
});

test('a comment that is saved meanwhile does not hide that another is not', async () => {
  const network = await show([kept], { [`PUT ${newOne}`]: refusal('internal') });
  await userEvent.click(await screen.findByRole('button', { name: 'New' }));
  await userEvent.keyboard('One more');
  await userEvent.tab();
  await screen.findByText(savingMessages.failed);
  await userEvent.type(screen.getByRole('textbox', { name: /“Tell me more/ }), ' Why?');
  await userEvent.tab();
  await waitFor(() => expect(network.times('PUT /api/comment-bank/comment-1')).toBe(1));
  expect(screen.getByText(savingMessages.failed)).toBeTruthy();
});
