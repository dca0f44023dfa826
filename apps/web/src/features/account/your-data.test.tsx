import { errors, accountMessages } from '@second-draft/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import AccountScreen from './account-screen.tsx';

const DELETE = 'DELETE /api/account';

function show(answers: Parameters<typeof fakeNetwork>[0]) {
  const network = fakeNetwork(answers);
  const routes = [
    { path: '/account', element: <AccountScreen /> },
    { path: '/logout', element: 'Logged out' },
  ];
  return { network, ...showScreen(routes, '/account') };
}

async function confirm() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const button = await screen.findByRole('button', { name: 'Delete my account' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByRole('textbox', { name: /to confirm/ }), 'Delete');
  await userEvent.click(button);
}

beforeEach(() => profileItem.set(sampleProfile()));

test('an account is deleted once the word for it has been typed, and its teacher leaves', async () => {
  const { network, router } = show({ [DELETE]: json({ accessRevoked: true }) });
  await confirm();
  await waitFor(() => expect(router.state.location.pathname).toBe('/logout'));
  expect(network.times(DELETE)).toBe(1);
});

test.each([
  ['were taken back', true, accountMessages.account.deletedAndRevoked],
  ['are still there', false, accountMessages.account.deletedNotRevoked],
  ['were never given', null, accountMessages.account.deleted],
])('where permissions %s, she reads that of them', async (_what, accessRevoked, message) => {
  show({ [DELETE]: json({ accessRevoked }) });
  await confirm();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('the word is to be typed anew each time', async () => {
  const { network } = show({ [DELETE]: refusal('internal') });
  await confirm();
  await screen.findByText(accountMessages.account.deleteFailed);
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await confirm();
  expect(network.times(DELETE)).toBe(2);
});

test('an account that could not be deleted is still there, and says so', async () => {
  const { router } = show({ [DELETE]: refusal('internal') });
  await confirm();
  expect(await screen.findByText(accountMessages.account.deleteFailed)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/account');
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
});

test('a download that fails says why', async () => {
  show({ 'GET /api/account/export': refusal('too_many_requests') });
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(accountMessages.account.downloadFailed)).toBeTruthy();
  expect(screen.getByText(errors.too_many_requests.message)).toBeTruthy();
});
