import { googleScopes, officeMessages, signInScopes, THIS_COMPUTER } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeGoogle } from '../../testing/fake-google.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleConfig, sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { AdministratorsOnly } from '../administration/index.ts';
import { EntryButton, LoginButton } from './index.ts';
import { mayReadSlides, readAccount, requestSlides } from './index.ts';
import { renewAccess } from './access/renew-access.ts';

const config = { 'GET /api/config': json(sampleConfig) };
const inFolder = { ...sampleConfig, classroom: { ...sampleConfig.classroom, signIn: null } };
const { presentations } = googleScopes;

const one = (element: RouteObject['element']): RouteObject[] => [
  { path: '/', element },
  { path: '*', element: <p>Elsewhere</p> },
];

test('the way in from a public page leads to her classes once she is logged in', async () => {
  fakeNetwork(config);
  const { unmount } = showScreen(one(<EntryButton />), '/');
  expect(screen.getByRole('button', { name: 'Log in with Google' })).toBeTruthy();
  unmount();
  profileItem.set(sampleProfile());
  const { router } = showScreen(one(<EntryButton />), '/');
  await userEvent.click(screen.getByRole('link', { name: 'My Classrooms' }));
  expect(router.state.location.pathname).toBe('/classrooms');
});

test('the log-in button says what the page wants it to say, but for a folder', async () => {
  fakeNetwork(config);
  const { unmount } = showScreen(one(<LoginButton label="Get Write Access" />), '/');
  expect(await screen.findByRole('button', { name: 'Get Write Access' })).toBeTruthy();
  unmount();
  queryClient.clear();
  fakeNetwork({ 'GET /api/config': json(inFolder) });
  showScreen(one(<LoginButton label="Get Write Access" />), '/');
  expect(await screen.findByRole('button', { name: 'Open my folder' })).toBeTruthy();
});

test('a folder on this computer is opened without Google, and nothing of Google’s is loaded', async () => {
  const requests = fakeGoogle({ access_token: 'never' });
  const network = fakeNetwork({
    'GET /api/config': json(inFolder),
    'POST /api/auth/google': json({ user: sampleProfile() }),
  });
  const { router } = showScreen(one(<LoginButton />), '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Open my folder' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/classrooms'));
  expect(requests).toEqual([]);
  expect(network.asked).toContainEqual({
    operation: 'POST /api/auth/google',
    body: { access_token: THIS_COMPUTER, referralCode: null },
  });
});

test('only an administrator sees what is for administrators', async () => {
  const routes: RouteObject[] = [
    { path: '/', element: <p>Home</p> },
    {
      path: '/admin',
      element: (
        <AdministratorsOnly>
          <p>Completions</p>
        </AdministratorsOnly>
      ),
    },
  ];
  profileItem.set(sampleProfile({ administrator: true }));
  const { unmount } = showScreen(routes, '/admin');
  expect(screen.getByText('Completions')).toBeTruthy();
  unmount();
  profileItem.set(sampleProfile());
  const { router } = showScreen(routes, '/');
  await router.navigate('/admin');
  expect(await screen.findByText(officeMessages.administration.deniedText)).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: officeMessages.administration.deniedHeading }),
  ).toBeTruthy();
  expect(screen.queryByText('Completions')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByText('Home')).toBeTruthy();
});

test('reading presentations is one more permission, asked of the account that is signed in', async () => {
  profileItem.set(sampleProfile({ kura: 'Hers' }));
  const granted = sampleProfile({ scopes: [...signInScopes, presentations], exp: 9, kura: 'Old' });
  const requests = fakeGoogle({ access_token: 'wider' });
  const network = fakeNetwork({ ...config, 'PUT /api/token': json(granted) });
  expect(mayReadSlides(sampleProfile())).toBe(false);
  expect(await requestSlides('aroha@kowhai.school.nz')).toBe(true);
  expect(requests[0]).toMatchObject({
    client_id: 'pretend-school',
    scope: [...signInScopes, presentations].join(' '),
    login_hint: 'aroha@kowhai.school.nz',
    prompt: '',
  });
  expect(network.lastBody('PUT /api/token')).toEqual({ access_token: 'wider' });
  expect(profileItem.get()).toEqual(
    sampleProfile({ kura: 'Hers', scopes: granted.scopes, exp: 9 }),
  );

  fakeNetwork({ ...config, 'PUT /api/token': json(sampleProfile()) });
  expect(await requestSlides('aroha@kowhai.school.nz')).toBe(false);
});

test('renewed access keeps the extra permissions that she has given, each once', async () => {
  profileItem.set(sampleProfile({ scopes: [...signInScopes, presentations] }));
  const requests = fakeGoogle({ access_token: 'fresh' });
  fakeNetwork({ ...config, 'PUT /api/token': json(sampleProfile({ exp: 9 })) });
  await renewAccess();
  expect(requests[0]?.scope).toBe([...signInScopes, presentations].join(' '));
  expect(profileItem.get()?.exp).toBe(9);
});

test('nobody’s access is renewed where nobody is signed in', async () => {
  const requests = fakeGoogle({ access_token: 'fresh' });
  const network = fakeNetwork(config);
  await renewAccess();
  expect([requests, network.asked]).toEqual([[], []]);
});

test('the account tells who pays, and what she has set here is newer', async () => {
  const profile = sampleProfile({ kura: 'New School', students: {} });
  fakeNetwork({ 'GET /api/account': json({ profile, paymentReference: '101' }) });
  expect(await readAccount()).toBe('101');
  expect(profileItem.get()).toEqual(profile);

  const students = { '7': { readingLevel: 2 as const } };
  profileItem.set(sampleProfile({ kura: 'Old School', students }));
  fakeNetwork({ 'GET /api/account': json({ profile, paymentReference: null }) });
  expect(await readAccount()).toBeNull();
  expect(profileItem.get()).toMatchObject({ kura: 'New School', students });

  fakeNetwork({ 'GET /api/account': refusal('internal') });
  await expect(readAccount()).rejects.toMatchObject({ code: 'internal' });
});

test('Google’s script is fetched before the click, so that its window opens at once', async () => {
  const { signIn } = sampleConfig.classroom;
  const early = { ...signIn, identityScript: '/gsi/early' };
  const classroom = { ...sampleConfig.classroom, signIn: early };
  fakeNetwork({ 'GET /api/config': json({ ...sampleConfig, classroom }) });
  showScreen(one(<LoginButton />), '/');
  const loaded = () => document.querySelectorAll('script[src="/gsi/early"]').length;
  expect(loaded()).toBe(0);
  act(() => screen.getByRole('button', { name: 'Log in with Google' }).focus());
  await waitFor(() => expect(loaded()).toBe(1));
});

test('where there is no Google, no permission can be asked of it', async () => {
  fakeNetwork({ 'GET /api/config': json(inFolder) });
  await expect(requestSlides('aroha@kowhai.school.nz')).rejects.toMatchObject({
    name: 'GoogleSignInError',
    message: 'This installation has no Google',
    isClosed: false,
  });
});
