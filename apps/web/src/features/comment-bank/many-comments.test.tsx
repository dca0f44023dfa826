import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CommentsScreen from './comments-screen.tsx';
import { commentWords } from './words.ts';

let network: ReturnType<typeof fakeNetwork>;

const nothing = () => new Response(null, { status: 204 });

beforeEach(() => {
  queryClient.clear();
  profileItem.set(sampleProfile());
  network = fakeNetwork({
    'GET /api/comment-bank': json(many),
    'PUT /api/comment-bank/comment-1': nothing,
    'DELETE /api/comment-bank/comment-1': nothing,
    'PUT /api/comment-bank/comment-4': nothing,
  });
  showScreen([{ path: '/', element: <CommentsScreen /> }], '/');
});

const many = Array.from({ length: 8 }, (_, at) => ({
  id: `comment-${at}`,
  category: '',
  text: `Comment number ${at}.`,
}));

const texts = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ }).map((box) => box.value);

test('a comment that was found stays while its words are changed to others', async () => {
  await userEvent.type(await screen.findByRole('searchbox'), 'number 4');
  await userEvent.clear(screen.getByRole('textbox', { name: /number 4/ }));
  await userEvent.keyboard('Ka pai.');
  await userEvent.tab();
  expect(await screen.findByRole('textbox', { name: 'Comment “Ka pai.”' })).toBeTruthy();
});

test('how many comments were found is said', async () => {
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, 'number');
  expect(screen.getByText('8 comments').closest('output')).toBeTruthy();
  await userEvent.type(search, ' 4');
  expect(screen.getByText('1 comment').closest('output')).toBeTruthy();
  await userEvent.type(search, '5');
  expect(screen.getByText(commentWords.noneFound).closest('output')).toBeTruthy();
});

test('the search stays until it is cleared, however few comments are left', async () => {
  await userEvent.type(await screen.findByRole('searchbox'), 'number 1');
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText(/7 of 200 comments used/)).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(texts()).toHaveLength(7);
});

test('Undo puts a removed comment back where it was', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Remove “Comment number 1/ }));
  await waitFor(() => expect(texts()).toHaveLength(7));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(texts()).toEqual(many.map(({ text }) => text)));
  // So it is after a reload, too.
  expect(network.lastBody('PUT /api/comment-bank/comment-1')).toMatchObject({
    before: 'comment-2',
  });
});
