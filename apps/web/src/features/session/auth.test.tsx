import { limits, messages, type ErrorCode } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleConfig, sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { SessionKeeper } from './index.ts';
import { closeLoginNotice } from './login-modal-state.ts';
import LogoutScreen from './logout-screen.tsx';
import TeacherOnly from './teacher-only.tsx';

const routes: RouteObject[] = [
  {
    element: (
      <>
        <SessionKeeper />
        <Outlet />
      </>
    ),
    children: [
      { index: true, element: <p>Home</p> },
      { path: 'account', element: <p>Account</p> },
      { path: 'about', element: <p>About</p> },
      { path: 'logout', element: <LogoutScreen /> },
      {
        element: <TeacherOnly />,
        children: [
          { path: 'classrooms', element: <p>Classes</p> },
          { path: 'categories', element: <p>Categories</p> },
        ],
      },
    ],
  },
];

const always = {
  'GET /api/config': json(sampleConfig),
  'GET /api/logout': () => new Response(null, { status: 204 }),
};

afterEach(() => {
  closeLoginNotice();
  vi.useRealTimers();
});

test('a reload keeps the teacher where she is, and her profile is brought up to date', async () => {
  profileItem.set(sampleProfile({ kura: 'Old School' }));
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile({ kura: 'New School' })) });
  showScreen(routes, '/classrooms');
  await waitFor(() => expect(profileItem.get()?.kura).toBe('New School'));
  expect(screen.getByText('Classes')).toBeTruthy();
});

test.each([
  ['session_ended', '/'],
  ['internal', '/'],
  ['not_signed_in', '/account'],
  ['subscription_expired', '/account'],
] satisfies [ErrorCode, string][])(
  'an auth check answered with %s leads to %s',
  async (code, path) => {
    profileItem.set(sampleProfile());
    fakeNetwork({ ...always, 'GET /api/check-auth': refusal(code) });
    const { router } = showScreen(routes, '/classrooms');
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(profileItem.get() === null).toBe(path === '/');
  },
);

test('a server that cannot be reached logs nobody out', async () => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork(always);
  showScreen(routes, '/classrooms');
  await waitFor(() => expect(network.times('GET /api/check-auth')).toBe(1));
  expect(await screen.findByText('Classes')).toBeTruthy();
});

test('a new tab of a signed-in teacher finds her profile on the server', async () => {
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile()) });
  showScreen(routes, '/classrooms');
  expect(await screen.findByText('Classes')).toBeTruthy();
});

test.each([
  ['/classrooms', '/'],
  ['/categories', '/about'],
])('without a teacher, %s leads to %s', async (address, path) => {
  fakeNetwork({ ...always, 'GET /api/check-auth': refusal('session_ended') });
  const { router } = showScreen(routes, address);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('logout tells the server, empties session storage and goes home', async () => {
  profileItem.set(sampleProfile());
  window.sessionStorage.setItem('drafts:12/7', '[]');
  const network = fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile()) });
  const { router } = showScreen(routes, '/logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
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

test('a call that is refused because nobody is signed in ends the session', async () => {
  profileItem.set(sampleProfile());
  fakeNetwork({
    ...always,
    'GET /api/check-auth': json(sampleProfile()),
    'GET /api/rubrics': refusal('not_signed_in'),
  });
  const { router } = showScreen(routes, '/classrooms');
  await call('rubrics').catch(() => {});
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
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
