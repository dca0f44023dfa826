import { limits, messages } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { closeLoginNotice, showLoginNotice } from './login-modal-state.ts';
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

test('she is asked again once the token has ended, and once only', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const exp = Math.floor(Date.now() / 1_000) + 90;
  profileItem.set(sampleProfile({ exp }));
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile({ exp })) });
  showScreen(routes, '/classrooms');
  const asked = () => screen.queryByText(messages.session.expiring) !== null;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(true);
  act(closeLoginNotice);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(true);
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
