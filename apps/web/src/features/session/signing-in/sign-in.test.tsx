import { messages, signInMessages, signInScopes } from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, type RouteObject } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeGoogle } from '../../../testing/fake-google.ts';
import { fakeNetwork, json, refusal } from '../../../testing/fake-network.ts';
import { sampleConfig, sampleProfile } from '../../../testing/samples.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { LoginButton, SessionKeeper } from '../index.ts';
import { closeLoginNotice } from '../notice/login-modal-state.ts';

const config = json(sampleConfig);

const routes: RouteObject[] = [
  {
    element: (
      <>
        <LoginButton />
        <SessionKeeper />
        <Outlet />
      </>
    ),
    children: [
      { index: true, element: <p>Home</p> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
  },
];

/** The login button reads the window's address, which a memory router doesn't change. */
function showHome(search = '') {
  window.history.replaceState(null, '', `/${search}`);
  return showScreen(routes, `/${search}`);
}

const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Log in with Google' }));

afterEach(() => {
  closeLoginNotice();
  window.history.replaceState(null, '', '/');
});

test('login asks Google for every permission, sends the token, and goes to the classes', async () => {
  const requests = fakeGoogle({ access_token: 'token' });
  const network = fakeNetwork({
    'GET /api/config': config,
    'POST /api/auth/google': json({ user: sampleProfile() }),
  });
  const { router } = showHome();
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/classrooms'));
  expect(requests[0]).toMatchObject({ prompt: 'select_account', scope: signInScopes.join(' ') });
  expect(network.asked).toContainEqual({
    operation: 'POST /api/auth/google',
    body: { access_token: 'token', referralCode: null },
  });
  expect(profileItem.get()?.name).toBe('Aroha Ngata');
});

test('login passes the referral code on and goes to the next page of the address', async () => {
  fakeGoogle({ access_token: 'token' });
  const network = fakeNetwork({
    'GET /api/config': config,
    'POST /api/auth/google': json({ user: sampleProfile() }),
  });
  const { router } = showHome('?next=/account&ref=KOTARE');
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  expect(network.asked).toContainEqual({
    operation: 'POST /api/auth/google',
    body: { access_token: 'token', referralCode: 'KOTARE' },
  });
});

test.each([
  ['scopes_missing', signInMessages.scopesMissing],
  ['invalid_email', signInMessages.invalidEmail],
  ['no_classrooms', signInMessages.noClassrooms],
  ['token_refused', signInMessages.failed],
  ['classroom_unavailable', signInMessages.failed],
] as const)('a sign-in refused with %s is explained', async (code, message) => {
  fakeGoogle({ access_token: 'token' });
  fakeNetwork({ 'GET /api/config': config, 'POST /api/auth/google': refusal(code) });
  showHome();
  await logIn();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(profileItem.get()).toBeNull();
});

test('a missing permission offers to tell why it is needed', async () => {
  fakeGoogle({ access_token: 'token' });
  fakeNetwork({ 'GET /api/config': config, 'POST /api/auth/google': refusal('scopes_missing') });
  showHome();
  await logIn();
  expect(await screen.findByRole('link', { name: 'Tell me why' })).toHaveProperty(
    'pathname',
    '/blog/permissions',
  );
});

test.each([
  ['what Google itself refuses', { error: 'access_denied' }, signInMessages.googleFailed],
  ['a window that is blocked', { type: 'popup_failed_to_open' }, signInMessages.popUpBlocked],
])('%s is said to be worth another try, and after what', async (_, outcome, message) => {
  fakeGoogle(outcome);
  fakeNetwork({ 'GET /api/config': config });
  showHome();
  await logIn();
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each(['GET /api/config', 'POST /api/auth/google'])(
  'login that fails for want of a connection says so, at %s',
  async (lost) => {
    fakeGoogle({ access_token: 'token' });
    const answers = { 'GET /api/config': config, 'POST /api/auth/google': json({}) };
    fakeNetwork({ ...answers, [lost]: () => Promise.reject(new TypeError('network error')) });
    showHome();
    await logIn();
    expect(await screen.findByText(messages.connection.unreachable)).toBeTruthy();
  },
);

test('another try after Google has failed leads to the front page', async () => {
  fakeGoogle({ error: 'access_denied' });
  fakeNetwork({
    'GET /api/config': config,
    'POST /api/auth/google': json({ user: sampleProfile() }),
  });
  const { router } = showHome('?next=/account');
  await logIn();
  const dialog = await screen.findByRole('dialog');
  fakeGoogle({ access_token: 'token' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log in with Google' }));
  await waitFor(() => expect(profileItem.get()).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.location.search).toBe('');
});

test('closing Google’s window is no failure', async () => {
  fakeGoogle({ type: 'popup_closed' });
  fakeNetwork({ 'GET /api/config': config });
  const { router } = showHome();
  await logIn();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log in with Google' })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/');
  expect(profileItem.get()).toBeNull();
});

test.each([
  ['invalid_email', true],
  ['token_refused', true],
  ['no_classrooms', false],
] as const)('a sign-in refused with %s offers to write to us: %s', async (code, isOffered) => {
  fakeGoogle({ access_token: 'token' });
  fakeNetwork({ 'GET /api/config': config, 'POST /api/auth/google': refusal(code) });
  const { router } = showHome();
  await logIn();
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  const link = within(dialog).queryByRole('link', { name: 'Contact us' });
  expect(link !== null).toBe(isOffered);
  if (link === null) return;
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/contact');
});

test('who was signed in before is forgotten', async () => {
  profileItem.set(sampleProfile({ name: 'Before' }));
  window.sessionStorage.setItem('drafts:12/7', '[]');
  fakeGoogle({ access_token: 'token' });
  fakeNetwork({
    'GET /api/config': config,
    'GET /api/check-auth': json(sampleProfile({ name: 'Before' })),
    'POST /api/auth/google': json({ user: sampleProfile() }),
  });
  const { router } = showHome();
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/classrooms'));
  expect(profileItem.get()?.name).toBe('Aroha Ngata');
  expect(window.sessionStorage.getItem('drafts:12/7')).toBeNull();
});
