import { messages } from '@second-draft/contract';
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { call } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { tellTabs } from '../../lib/browser/tab-news.ts';
import { fakeGoogle } from '../../testing/fake-google.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { anotherTeacher, sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { closeLoginNotice, showLoginNotice } from './notice/login-modal-state.ts';
import { always, routes } from './testing/auth-screens.tsx';

afterEach(closeLoginNotice);

async function loggedOutBy(code: 'not_signed_in' | 'session_ended') {
  profileItem.set(sampleProfile());
  const network = fakeNetwork({
    ...always,
    'GET /api/check-auth': json(sampleProfile()),
    'GET /api/rubrics': refusal(code),
  });
  const { router } = showScreen(routes, '/classrooms');
  await waitFor(() => expect(network.times('GET /api/check-auth')).toBe(1));
  window.sessionStorage.setItem('drafts:12/7', 'Typed');
  await act(() => call('rubrics').catch(() => {}));
  return { network, router, dialog: await screen.findByRole('dialog') };
}

test.each(['not_signed_in', 'session_ended'] as const)(
  'a call refused with %s says that she is logged out, and keeps the screen and what she typed',
  async (code) => {
    const { dialog, router } = await loggedOutBy(code);
    expect(within(dialog).getByText(messages.session.ended)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    act(() => showLoginNotice({ message: 'Something else' }));
    expect(screen.getByText(messages.session.ended)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/classrooms');
    expect(screen.getByText('Classes')).toBeTruthy();
    expect(window.sessionStorage.getItem('drafts:12/7')).toBe('Typed');
  },
);

test('she logs in again where she was, and what has failed since is asked for again', async () => {
  const { network } = await loggedOutBy('not_signed_in');
  const rubrics = { queryKey: ['rubrics'], queryFn: () => call('rubrics') };
  await queryClient.fetchQuery(rubrics).catch(() => {});
  const requests = fakeGoogle({ access_token: 'fresh' });
  const user = sampleProfile({ kura: 'New School' });
  Object.assign(network.answers, {
    'POST /api/auth/google': json({ user }),
    'GET /api/rubrics': json([]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with Google' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests[0]).toMatchObject({ login_hint: user.email });
  expect(profileItem.get()?.kura).toBe('New School');
  expect(window.sessionStorage.getItem('drafts:12/7')).toBe('Typed');
  await waitFor(() => expect(queryClient.getQueryData(['rubrics'])).toEqual([]));
});

test('a teacher whose address has changed is herself, and what she typed stays', async () => {
  const { network } = await loggedOutBy('not_signed_in');
  fakeGoogle({ access_token: 'fresh' });
  const user = sampleProfile({ email: 'her-new-address@school.nz' });
  network.answers['POST /api/auth/google'] = json({ user });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with Google' }));
  await waitFor(() => expect(profileItem.get()?.email).toBe(user.email));
  expect(window.sessionStorage.getItem('drafts:12/7')).toBe('Typed');
});

test('a tab whose teacher has logged in with a new address in another goes on', async () => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile()) });
  showScreen(routes, '/classrooms');
  await waitFor(() => expect(network.times('GET /api/check-auth')).toBe(1));
  const email = 'her-new-address@school.nz';
  network.answers['GET /api/check-auth'] = json(sampleProfile({ email }));
  tellFromAnotherTab();
  await waitFor(() => expect(profileItem.get()?.email).toBe(email));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('no notice of her class stands beside what covers the page; why a call failed may', async () => {
  profileItem.set(sampleProfile());
  notifications.show({ message: 'About Bella', autoClose: false });
  await loggedOutBy('not_signed_in');
  act(() => void notifications.show({ message: 'Failed', autoClose: false }));
  await act(() => call('rubrics').catch(() => {}));
  const shown = notificationsStore.getState().notifications;
  expect(shown.map(({ message }) => message)).toEqual(['Failed']);
});

test('no notice is left for who comes next', async () => {
  const { router } = await loggedOutBy('session_ended');
  act(() => void notifications.show({ message: 'About Bella', autoClose: false }));
  await userEvent.click(await screen.findByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(notificationsStore.getState().notifications).toEqual([]);
});

test('if another teacher logs in instead, nothing of the first is left', async () => {
  const { network } = await loggedOutBy('not_signed_in');
  fakeGoogle({ access_token: 'fresh' });
  Object.assign(network.answers, {
    'POST /api/auth/google': json({ user: anotherTeacher }),
    'GET /api/check-auth': json(anotherTeacher),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with Google' }));
  await waitFor(() => expect(profileItem.get()?.email).toBe(anotherTeacher.email));
  expect(window.sessionStorage.getItem('drafts:12/7')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a login that fails is said, and can be tried again', async () => {
  await loggedOutBy('not_signed_in');
  fakeGoogle({ type: 'popup_closed' });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with Google' }));
  const failed = 'Logging in did not work. Try again. What you typed is kept until you leave.';
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(screen.getByText(messages.session.ended)).toBeTruthy();
});

test('who leaves instead goes home, and nothing is left', async () => {
  const { router } = await loggedOutBy('not_signed_in');
  await userEvent.click(await screen.findByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(window.sessionStorage).toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** As another tab would, whose news are heard. */
function tellFromAnotherTab() {
  const channel = new BroadcastChannel('session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage('another tab');
  channel.close();
}

test.each([
  ['logged out', refusal('session_ended')],
  ['logged in as somebody else', json(anotherTeacher)],
])('a tab hears at once that another one has %s', async (_, answer) => {
  profileItem.set(sampleProfile());
  const network = fakeNetwork({ ...always, 'GET /api/check-auth': json(sampleProfile()) });
  showScreen(routes, '/classrooms');
  await waitFor(() => expect(network.times('GET /api/check-auth')).toBe(1));
  network.answers['GET /api/check-auth'] = answer;
  tellTabs('session');
  tellFromAnotherTab();
  expect(await screen.findByText(messages.session.ended)).toBeTruthy();
  expect(network.times('GET /api/check-auth')).toBe(2);
});

test('a login in another tab lets her go on in this one', async () => {
  const { network } = await loggedOutBy('not_signed_in');
  network.answers['GET /api/check-auth'] = json(sampleProfile({ kura: 'New School' }));
  tellFromAnotherTab();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(profileItem.get()?.kura).toBe('New School');
});
