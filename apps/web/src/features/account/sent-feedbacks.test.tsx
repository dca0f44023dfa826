import type { SentFeedbacks } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import AccountScreen from './account-screen.tsx';

const show = (sent: readonly SentFeedbacks[]) => {
  fakeNetwork({ 'GET /api/account/sent': json(sent) });
  return showScreen([{ path: '/account', element: <AccountScreen /> }], '/account');
};

const sent = (
  category: string,
  change: SentFeedbacks['change'],
  count: number,
  writer = 'built-in',
): SentFeedbacks => ({ writer, category, change, count });

beforeEach(() => profileItem.set(sampleProfile()));

test('the account tells how many feedbacks were sent as they were, by category and writer', async () => {
  show([
    sent('Ideas', 'unchanged', 10),
    sent('Ideas', 'lightly', 4),
    sent('Ideas', 'unchanged', 8, 'gpt-4o'),
    sent('Spelling', 'rewritten', 5),
  ]);
  const section = await screen.findByRole('region', { name: 'What you change' });
  expect(section.textContent).toContain('You sent 18 of 27 comments unchanged');
  const rows = within(section).getAllByRole('row').slice(1);
  expect(
    rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(', ')),
  ).toEqual([
    'Ideas, Built-in writer, 10, 4, 0',
    'Ideas, gpt-4o, 8, 0, 0',
    'Spelling, Built-in writer, 0, 0, 5',
  ]);
});

test('it says nothing about it before anything has been sent', async () => {
  show([]);
  await screen.findByRole('heading', { name: 'Your data' });
  expect(screen.queryByRole('region', { name: 'What you change' })).toBeNull();
});
