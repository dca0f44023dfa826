import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { bankQuery } from './bank-query.ts';
import CommentsScreen from './comments-screen.tsx';

const known = { id: 'comment-1', category: 'Ideas', text: 'Tell me more.' };
const newest = { id: 'comment-1', category: 'Voice', text: 'Tell me more, [name].' };
const save = 'PUT /api/comment-bank/comment-1';

test('a comment that another tab has changed is shown so, and not saved as it was', async () => {
  profileItem.set(sampleProfile());
  queryClient.setQueryData(bankQuery.queryKey, [known]);
  const network = fakeNetwork({
    'GET /api/comment-bank': json([newest]),
    [save]: () => new Response(null, { status: 204 }),
  });
  showScreen([{ path: '/', element: <CommentsScreen /> }], '/');
  await userEvent.click(await screen.findByRole('textbox', { name: `Comment “${newest.text}”` }));
  await userEvent.tab();
  expect(network.times(save)).toBe(0);
  expect(await screen.findByDisplayValue(newest.text)).toBeTruthy();
  expect(screen.getByDisplayValue(newest.category)).toBeTruthy();
});
