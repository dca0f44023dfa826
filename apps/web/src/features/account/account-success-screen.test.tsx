import { accountMessages, type Subscription } from '@second-draft/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleConfig, sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import AccountSuccessScreen from './account-success-screen.tsx';

const ACCOUNT = 'GET /api/account';
const { activated, activating, unconfirmed, paysTwice } = accountMessages.account;
const trial = { status: 'trial', type: 'single', expires: 4_000_000_000 } as const;
const paid = { status: 'active', type: 'single', expires: 4_000_000_000 } as const;

const accountWith = (subscription: Subscription) =>
  json({ profile: sampleProfile({ subscription }), paymentReference: null });

function show() {
  profileItem.set(sampleProfile({ subscription: trial }));
  const network = fakeNetwork({
    'GET /api/config': json(sampleConfig),
    [ACCOUNT]: accountWith(trial),
  });
  showScreen([{ path: '/account/success', element: <AccountSuccessScreen /> }], '/account/success');
  return network;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const isSaid = (text: string) => screen.queryByText(text, { exact: false }) !== null;

beforeEach(() => {
  queryClient.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('where no payment comes, she is told after two minutes, with the way on', async () => {
  show();
  await pass(119);
  expect([isSaid(activating), isSaid(unconfirmed)]).toEqual([true, false]);
  await pass(2);
  expect([isSaid(activating), isSaid(unconfirmed)]).toEqual([false, true]);
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([to('Account'), to('Contact us')]).toEqual(['/account', '/contact']);
});

test('a payment that is confirmed late is still shown by itself', async () => {
  const network = show();
  await pass(300);
  network.answers[ACCOUNT] = accountWith(paid);
  await pass(60);
  expect([isSaid(activated), isSaid(unconfirmed)]).toEqual([true, false]);
});

test('a second payment, from another tab, is not called a success', async () => {
  const network = show();
  network.answers[ACCOUNT] = accountWith({ ...paid, paysBesides: true });
  await pass(4);
  expect([isSaid(activated), isSaid(paysTwice)]).toEqual([false, true]);
});

test('the server is asked less often once it takes long', async () => {
  const network = show();
  await pass(121);
  const before = network.times(ACCOUNT);
  await pass(120);
  expect(network.times(ACCOUNT) - before).toBeLessThanOrEqual(5);
});
