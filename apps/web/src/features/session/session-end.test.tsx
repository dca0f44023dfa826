import { errors, limits, logOutMessages, messages } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/state/session.ts';
import { queryClient } from '../../lib/state/query-client.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { closeLoginNotice, showLoginNotice } from './notice/login-modal-state.ts';
import { always, routes } from './testing/auth-screens.tsx';

afterEach(() => {
  closeLoginNotice();
  vi.useRealTimers();
});

test('logout tells the server, empties session storage and goes home', async () => {
  profileItem.set(sampleProfile());
  window.sessionStorage.setItem('drafts:12/7', '[]');
  const network = fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile()) });
  const { router } = showScreen(routes, '/logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(network.times('GET /api/logout')).toBe(1);
  expect(window.sessionStorage).toHaveLength(0);
});

test('logout waits until what the teacher changed last has arrived', async () => {
  profileItem.set(sampleProfile());
  const order: string[] = [];
  let finish = () => {};
  fakeNetwork({
    ...always,
    'GET /api/check-auth': json(sampleProfile()),
    'PUT /api/settings': () =>
      new Promise((resolve) => {
        finish = () => {
          order.push('saved');
          resolve(Response.json(sampleProfile()));
        };
      }),
    'GET /api/logout': () => {
      order.push('logged out');
      return new Response(null, { status: 204 });
    },
  });
  const saving = call('saveSettings', { body: {} });
  const { router } = showScreen(routes, '/logout');
  finish();
  await saving;
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(order).toEqual(['saved', 'logged out']);
});

test.each([
  ['?next=/account%3Fa%3D1', '?next=%2Faccount%3Fa%3D1'],
  ['?next=https://elsewhere.example/', ''],
  ['', ''],
])(
  'after a logout with %j, the next login leads back within this site: %j',
  async (asked, kept) => {
    profileItem.set(sampleProfile());
    window.history.replaceState(null, '', `/logout${asked}`);
    fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile()) });
    const { router } = showScreen(routes, `/logout${asked}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toBe(kept);
  },
);

test('a logout that the server does not answer still ends the session here', async () => {
  profileItem.set(sampleProfile());
  act(() => showLoginNotice({ message: 'Old news' }));
  fakeNetwork({ ...always, 'GET /api/logout': refusal('internal') });
  const { router } = showScreen(routes, '/logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(profileItem.get()).toBeNull();
  expect(screen.queryByText('Old news')).toBeNull();
});

test('nobody who is typing is asked before she is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const exp = Math.floor(Date.now() / 1_000) + limits.tokenWarningSeconds + 30;
  profileItem.set(sampleProfile({ exp }));
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile({ exp })) });
  showScreen(routes, '/classrooms');
  // The notice is loaded when it is first shown.
  act(() => showLoginNotice({ message: 'Old news' }));
  await screen.findByText('Old news');
  act(closeLoginNotice);
  const box = document.body.appendChild(document.createElement('textarea'));
  box.focus();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  box.blur();
  expect(await screen.findByText(messages.session.expiring)).toBeTruthy();
  box.remove();
});

test('a token with less than five minutes left asks the teacher to log out and in, once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const exp = Math.floor(Date.now() / 1_000) + limits.tokenWarningSeconds + 30;
  profileItem.set(sampleProfile({ exp }));
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile({ exp })) });
  showScreen(routes, '/classrooms');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(messages.session.expiring)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log out' })).toBeTruthy();
  act(closeLoginNotice);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('she is told that the token has ended once it has, and once only', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const exp = Math.floor(Date.now() / 1_000) + 90;
  profileItem.set(sampleProfile({ exp }));
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile({ exp })) });
  showScreen(routes, '/classrooms');
  const asked = () => screen.queryByText(messages.session.expiring) !== null;
  const told = () => screen.queryByText(errors.sign_in_expired.message) !== null;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([asked(), told()]).toEqual([true, false]);
  act(closeLoginNotice);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([asked(), told()]).toEqual([false, true]);
  act(closeLoginNotice);
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nobody is asked where nobody is signed in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeNetwork(always);
  showScreen(routes, '/');
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Begins a logout while the server is slow to answer a change. */
async function logOutWhileSaving() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answered = Promise.withResolvers<void>();
  profileItem.set(sampleProfile());
  const network = fakeNetwork({
    ...always,
    'GET /api/check-auth': json(sampleProfile()),
    'PUT /api/settings': async () => {
      await answered.promise;
      return Response.json(sampleProfile());
    },
  });
  const saving = call('saveSettings', { body: {} });
  const { router } = showScreen(routes, '/logout');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByRole('heading', { name: 'Logging out' })).toBeTruthy();
  expect(screen.queryByText(logOutMessages.stillSaving)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(network.times('GET /api/logout')).toBe(0);
  expect(screen.getByRole('status').textContent).toBe(logOutMessages.stillSaving);
  return {
    async ended() {
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      return { told: network.times('GET /api/logout'), profile: profileItem.get() };
    },
    async saved() {
      answered.resolve();
      await act(() => saving);
    },
  };
}

test('a logout waits for a change that the server is slow to answer, and says so', async () => {
  const logout = await logOutWhileSaving();
  await logout.saved();
  expect(await logout.ended()).toEqual({ told: 1, profile: null });
});

test('who would rather not wait for a slow change is logged out at once', async () => {
  const logout = await logOutWhileSaving();
  act(() => screen.getByRole('button', { name: 'Log out now' }).click());
  expect(await logout.ended()).toEqual({ told: 1, profile: null });
  // Later tests must not wait for it.
  await logout.saved();
});

test('a logout waits for a slow change for half a minute at most', async () => {
  const logout = await logOutWhileSaving();
  await act(() => vi.advanceTimersByTimeAsync(27_000));
  expect(await logout.ended()).toEqual({ told: 1, profile: null });
  await logout.saved();
});

test('what the server told one teacher is not shown to the next', async () => {
  profileItem.set(sampleProfile());
  queryClient.setQueryData(['rubrics'], ['Hers']);
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile()) });
  const { router } = showScreen(routes, '/logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(queryClient.getQueryData(['rubrics'])).toBeUndefined();
});

test('with five minutes left to the second she isn’t asked yet, and at the next look she is', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const toNextLook = limits.tokenCheckEverySeconds;
  const exp = 1_800_000_000 + toNextLook + limits.tokenWarningSeconds;
  profileItem.set(sampleProfile({ exp }));
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile({ exp })) });
  showScreen(routes, '/classrooms');
  await act(() => vi.advanceTimersByTimeAsync(toNextLook * 1_000));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(toNextLook * 1_000));
  await act(() => vi.dynamicImportSettled());
  // The clock is the test's, so that only this waits by the machine's.
  await vi.waitFor(() => expect(screen.getByText(messages.session.expiring)).toBeTruthy(), 10_000);
});
