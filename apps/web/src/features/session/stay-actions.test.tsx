import { messages } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/session.ts';
import { fakeGoogle } from '../../testing/fake-google.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleConfig, sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { closeLoginNotice, showLoginNotice } from './login-modal-state.ts';
import LoginModal from './login-modal.tsx';

afterEach(closeLoginNotice);

async function askToStay(answer: Parameters<typeof fakeGoogle>[0]) {
  profileItem.set(sampleProfile());
  const requests = fakeGoogle(answer);
  const renewed = sampleProfile({ exp: sampleProfile().exp + 3_600 });
  const network = fakeNetwork({
    'GET /api/config': json(sampleConfig),
    'PUT /api/token': json(renewed),
  });
  showScreen(
    [
      { path: '/', element: <LoginModal /> },
      { path: '/logout', element: <LoginModal /> },
    ],
    '/',
  );
  act(() => showLoginNotice({ message: messages.session.expiring }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay logged in' }));
  return { requests, network, renewed };
}

test('Google access that ends soon is renewed in place', async () => {
  const { requests, network, renewed } = await askToStay({ access_token: 'fresh' });
  await waitFor(() => expect(profileItem.get()?.exp).toBe(renewed.exp));
  expect(requests[0]).toMatchObject({ login_hint: renewed.email, prompt: '' });
  expect(network.asked.at(-1)?.body).toEqual({ access_token: 'fresh' });
  expect(screen.queryByText(messages.session.expiring)).toBeNull();
});

test('Google access that can’t be renewed leaves both ways on', async () => {
  await askToStay({ error: 'access_denied' });
  expect(await screen.findByText(messages.session.notRenewed)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log out' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stay logged in' })).toBeTruthy();
});

test('a second try that succeeds takes the first one’s failure away', async () => {
  await askToStay({ error: 'access_denied' });
  expect(await screen.findByRole('dialog', { name: 'Stay logged in' })).toBeTruthy();
  expect(await screen.findByText(messages.session.notRenewed)).toBeTruthy();
  const requests = fakeGoogle({ access_token: 'fresh' });
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who would rather log out is not asked again', async () => {
  await askToStay({ error: 'access_denied' });
  await userEvent.click(await screen.findByRole('link', { name: 'Log out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
