import { messages, signInMessages } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/state/query-client.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeGoogle } from '../../../testing/fake-google.ts';
import { fakeNetwork, json, refusal } from '../../../testing/fake-network.ts';
import { sampleConfig, sampleProfile } from '../../../testing/samples.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { closeLoginNotice, showLoginNotice } from '../notice/login-modal-state.ts';
import LoginModal from '../notice/login-modal.tsx';

afterEach(closeLoginNotice);

const NOT_RENEWED =
  'Google did not renew your access. Try again, or log out and in. What you typed is kept.';

async function askToStay(answer: Parameters<typeof fakeGoogle>[0], hasRunOut?: true) {
  profileItem.set(sampleProfile());
  const requests = fakeGoogle(answer);
  const renewed = sampleProfile({ exp: sampleProfile().exp + 3_600 });
  const network = fakeNetwork({
    'GET /api/config': json(sampleConfig),
    'PUT /api/token': hasRunOut ? refusal('sign_in_expired') : json(renewed),
    'POST /api/auth/google': json({ user: renewed }),
  });
  showScreen(
    [
      { path: '/', element: <LoginModal /> },
      { path: '/logout', element: <LoginModal /> },
    ],
    '/',
  );
  act(() => showLoginNotice({ message: messages.session.expiring, canStay: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay logged in' }));
  return { requests, network, renewed };
}

test('Google access that ends soon is renewed in place', async () => {
  const { requests, network, renewed } = await askToStay({ access_token: 'fresh' });
  await waitFor(() => expect(profileItem.get()?.exp).toBe(renewed.exp));
  expect(requests[0]).toMatchObject({ login_hint: renewed.email, prompt: '' });
  expect(network.lastBody('PUT /api/token')).toEqual({ access_token: 'fresh' });
  expect(screen.queryByText(messages.session.expiring)).toBeNull();
});

test('Google access that has run out is had again in place, with what she typed', async () => {
  window.sessionStorage.setItem('drafts:12/7', 'Typed');
  const { requests, renewed } = await askToStay({ access_token: 'fresh' }, true);
  await waitFor(() => expect(profileItem.get()?.exp).toBe(renewed.exp));
  expect(requests[0]).toMatchObject({ login_hint: renewed.email });
  expect(window.sessionStorage.getItem('drafts:12/7')).toBe('Typed');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was refused meanwhile is asked for again once access is renewed', async () => {
  const answers = ['refused', 'told'];
  const queryFn = () => {
    const answer = answers.shift();
    return answer === 'told' ? answer : Promise.reject(new Error(answer));
  };
  await queryClient.fetchQuery({ queryKey: ['classrooms'], queryFn }).catch(() => {});
  await askToStay({ access_token: 'fresh' });
  await waitFor(() => expect(queryClient.getQueryData(['classrooms'])).toBe('told'));
});

test('Google access that can’t be renewed leaves both ways on', async () => {
  await askToStay({ error: 'access_denied' });
  expect(await screen.findByText(NOT_RENEWED)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log out' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stay logged in' })).toBeTruthy();
});

test('without a connection she is asked to see to that, and not to log out', async () => {
  const { network } = await askToStay({ error: 'access_denied' });
  network.answers['PUT /api/token'] = () => Promise.reject(new TypeError('network error'));
  fakeGoogle({ access_token: 'fresh' });
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(await screen.findByText(messages.connection.unreachable)).toBeTruthy();
  expect(screen.queryByText(NOT_RENEWED)).toBeNull();
});

test('a window that the browser blocked is said to be allowed first', async () => {
  await askToStay({ type: 'popup_failed_to_open' });
  expect(await screen.findByText(signInMessages.popUpBlocked)).toBeTruthy();
});

test('a second try that succeeds takes the first one’s failure away', async () => {
  await askToStay({ error: 'access_denied' });
  expect(await screen.findByRole('dialog', { name: 'Stay logged in' })).toBeTruthy();
  expect(await screen.findByText(NOT_RENEWED)).toBeTruthy();
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

test('Google’s script is there before she presses, so that its window opens at once', async () => {
  const { signIn } = sampleConfig.classroom;
  const early = { ...signIn, identityScript: '/gsi/before-the-press' };
  const classroom = { ...sampleConfig.classroom, signIn: early };
  fakeNetwork({ 'GET /api/config': json({ ...sampleConfig, classroom }) });
  profileItem.set(sampleProfile());
  showScreen([{ path: '/', element: <LoginModal /> }], '/');
  const loaded = () => document.querySelector('script[src="/gsi/before-the-press"]') !== null;
  act(() => showLoginNotice({ message: messages.session.expiring, canStay: true }));
  expect(await screen.findByRole('dialog', { name: 'Stay logged in' })).toBeTruthy();
  expect(screen.queryByText(NOT_RENEWED)).toBeNull();
  await waitFor(() => expect(loaded()).toBe(true));
});

test('any other notice offers the log-in, under its own heading', async () => {
  fakeNetwork({ 'GET /api/config': json(sampleConfig) });
  showScreen([{ path: '/', element: <LoginModal /> }], '/');
  act(() => showLoginNotice({ message: signInMessages.noClassrooms }));
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log in with Google' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
