import { errors, messages, type ErrorCode } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal, silence } from '../../testing/fake-network.ts';
import { nextTask } from '../../testing/next-task.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { closeLoginNotice } from './notice/login-modal-state.ts';
import { always, routes } from './testing/auth-screens.tsx';

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

test.each([
  ['/contact', 'Contact'],
  ['/categories', 'Categories'],
  ['/account/success', 'Paid'],
])('a teacher whose access has ended may load %s, and her profile says so', async (path, shown) => {
  const ended = sampleProfile({ subscription: { status: 'trial', type: 'single', expires: 1 } });
  profileItem.set(sampleProfile());
  fakeNetwork({
    ...always,
    'GET /api/check-auth': refusal('subscription_expired'),
    'GET /api/account': json({ profile: ended, paymentReference: null }),
  });
  const { router } = showScreen(routes, path);
  await waitFor(() => expect(profileItem.get()?.subscription).toEqual(ended.subscription));
  await act(async () => {});
  expect(router.state.location.pathname).toBe(path);
  expect(screen.getByText(shown)).toBeTruthy();
});

test('a server that cannot be reached logs nobody out', async () => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork(always);
  showScreen(routes, '/classrooms');
  await waitFor(() => expect(network.times('GET /api/check-auth')).toBe(1));
  expect(await screen.findByText('Classes')).toBeTruthy();
});

test('a new tab that gets no answer says so, leads nowhere, and opens once the server answers', async () => {
  const network = fakeNetwork({
    ...always,
    'GET /api/check-auth': refusal('database_unavailable'),
  });
  const { router } = showScreen(routes, '/classrooms');
  await screen.findByText(messages.connection.unreachable);
  expect(router.state.location.pathname).toBe('/classrooms');
  network.answers['GET /api/check-auth'] = json(sampleProfile());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Classes')).toBeTruthy();
});

test('who has to log in first is led back to the very student of her link', async () => {
  fakeNetwork({ ...always, 'GET /api/check-auth': refusal('session_ended') });
  const address = '/classrooms?show=changed#student-7';
  const { router } = showScreen(routes, address);
  const seen: string[] = [];
  router.subscribe(({ location: { pathname, search } }) => seen.push(pathname + search));
  await waitFor(() => expect(seen).toContain(`/logout?next=${encodeURIComponent(address)}`));
});

test('a check that is not answered is repeated, and then brings the profile up to date', async () => {
  profileItem.set(sampleProfile({ kura: 'Old School' }));
  const network = fakeNetwork({ ...always, 'GET /api/check-auth': refusal('overloaded') });
  showScreen(routes, '/classrooms');
  await waitFor(() => expect(network.times('GET /api/check-auth')).toBe(1));
  network.answers['GET /api/check-auth'] = json(sampleProfile({ kura: 'New School' }));
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(profileItem.get()?.kura).toBe('New School');
  });
  expect(screen.getByText('Classes')).toBeTruthy();
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

test.each([
  ['subscription_required', '/account'],
  ['subscription_expired', '/account'],
  ['not_found', '/classrooms'],
] satisfies [ErrorCode, string][])('a call refused with %s leads to %s', async (code, path) => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork({
    ...always,
    'GET /api/check-auth': json(sampleProfile()),
    'GET /api/rubrics': refusal(code),
  });
  const { router } = showScreen(routes, '/classrooms');
  await waitFor(() => expect(network.times('GET /api/check-auth')).toBe(1));
  await act(() => call('rubrics').catch(() => {}));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a call refused because Google’s sign-in has ended asks her where she is', async () => {
  profileItem.set(sampleProfile());
  fakeNetwork({
    ...always,
    'GET /api/check-auth': json(sampleProfile()),
    'GET /api/rubrics': refusal('sign_in_expired'),
  });
  const { router } = showScreen(routes, '/classrooms');
  await act(() => call('rubrics').catch(() => {}));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByText(errors.sign_in_expired.message)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/classrooms');
});

test.each([
  ['asks her once she is done', false],
  ['asks nothing if her access was renewed meanwhile', true],
])('a call refused so while she types %s', async (_, isRenewed) => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork({
    ...always,
    'GET /api/check-auth': json(sampleProfile()),
    'GET /api/rubrics': refusal('sign_in_expired'),
  });
  showScreen(routes, '/classrooms');
  await waitFor(() => expect(network.times('GET /api/check-auth')).toBe(1));
  const box = document.body.appendChild(document.createElement('textarea'));
  box.focus();
  await act(() => call('rubrics').catch(() => {}));
  await act(nextTask);
  expect(screen.queryByRole('dialog')).toBeNull();
  if (isRenewed) profileItem.set(sampleProfile({ exp: sampleProfile().exp + 3_600 }));
  box.blur();
  await act(nextTask);
  const asked = isRenewed ? screen.queryByRole('dialog') : await screen.findByRole('dialog');
  expect(asked === null).toBe(isRenewed);
  box.remove();
});

test('a new tab says that it is finding out who is signed in, until it knows', async () => {
  fakeNetwork({ ...always, 'GET /api/check-auth': silence });
  showScreen(routes, '/classrooms');
  expect(await screen.findByRole('heading', { name: 'Checking who is signed in' })).toBeTruthy();
  expect(screen.queryByText('Classes')).toBeNull();
});

test('a page for everybody asks nobody who she is', async () => {
  const network = fakeNetwork(always);
  const { router } = showScreen(routes, '/');
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(network.times('GET /api/check-auth')).toBe(0);
  expect(router.state.location.pathname).toBe('/');
});

test('what screens need later is fetched ahead for a teacher, and not for a visitor', async () => {
  const idle = vi.fn<() => number>(() => 7);
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const letters = vi.spyOn(document.fonts, 'load');
  fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile()) });
  const { unmount } = showScreen(routes, '/');
  expect(await screen.findByText('Home')).toBeTruthy();
  expect([idle.mock.calls.length, letters.mock.calls.length]).toEqual([0, 0]);
  act(() => profileItem.set(sampleProfile()));
  await waitFor(() => expect([idle.mock.calls.length, letters.mock.calls.length]).toEqual([1, 1]));
  unmount();
  letters.mockRestore();
  vi.unstubAllGlobals();
});
