import { messages, weekMessages } from '@second-draft/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { teacherScreens } from '../features/session/index.ts';
import { classroomsItem, profileItem } from '../lib/state/session.ts';
import { fakeNetwork, json } from '../testing/fake-network.ts';
import { sampleClassroom, sampleConfig, sampleProfile } from '../testing/samples.ts';
import { showScreen } from '../testing/show-screen.tsx';
import NotFoundScreen from './not-found-screen.tsx';
import Shell, { ErrorBoundary } from './shell.tsx';

function show(address: string, profile = sampleProfile(), sandbox = true) {
  profileItem.set(profile);
  const network = fakeNetwork({
    'GET /api/config': json({ ...sampleConfig, sandbox }),
    'GET /api/check-auth': json(profile),
  });
  const children = [
    { index: true, element: <p>Landing</p> },
    { path: 'about', element: <p>About the product</p> },
    { path: 'classrooms/:courseId?', element: <p>Classes</p>, handle: teacherScreens },
    { path: 'account', element: <p>Account</p>, handle: teacherScreens },
    { path: '*', element: <NotFoundScreen /> },
  ];
  return { ...showScreen([{ element: <Shell />, children }], address), network };
}

const subscription = (status: 'trial' | 'active', expires: number) =>
  sampleProfile({ subscription: { status, type: 'single', expires } });

test.each([
  ['active', '/classrooms'],
  ['trial', '/'],
] as const)('the logo of a teacher whose subscription is %s leads to %s', async (status, path) => {
  show('/about', subscription(status, 4_000_000_000));
  expect(screen.getByRole('link', { name: 'Second Draft' })).toHaveProperty('pathname', path);
  await waitFor(() => expect(document.title).toBe('Second Draft | About'));
});

test('breadcrumbs lead to the classes and name the class, as the title does', async () => {
  classroomsItem.set([sampleClassroom()]);
  show('/classrooms/12');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['My Classrooms', 'Room 12 Writing']);
  await waitFor(() => expect(document.title).toBe('Second Draft | Classrooms | Room 12 Writing'));
});

test('without a usable subscription there are no breadcrumbs', () => {
  show('/account', subscription('trial', 1));
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
});

test('the profile menu leads to the teacher’s own screens', async () => {
  show('/about');
  await userEvent.click(await screen.findByRole('button', { name: 'Profile menu of Aroha Ngata' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Account' }));
  expect(await screen.findByText('Account', { selector: 'p' })).toBeTruthy();
});

test('Tab leads out of the profile menu to what is beside its button, and Shift+Tab to what is before', async () => {
  show('/about');
  const button = await screen.findByRole('button', { name: 'Profile menu of Aroha Ngata' });
  await userEvent.click(button);
  const item = await screen.findByRole('menuitem', { name: 'Account' });
  item.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(button);
  (await screen.findByRole('menuitem', { name: 'Account' })).focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/light and dark/);
});

test('the menu is a drawer that closes when a link is chosen', async () => {
  const { router } = show('/');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog');
  await userEvent.click(within(drawer).getByRole('link', { name: 'About' }));
  expect(router.state.location.pathname).toBe('/about');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the pretend school says that it is one', async () => {
  show('/');
  expect(await screen.findByText(messages.pretendSchool)).toBeTruthy();
});

test('in the pretend school a week can pass, and the screens read everything again', async () => {
  const { network } = show('/classrooms');
  network.answers['POST /api/pretend-school/week'] = json({ changed: 3 });
  await userEvent.click(await screen.findByRole('button', { name: 'Let a week pass' }));
  expect(await screen.findByText(weekMessages.passed(3))).toBeTruthy();
});

test('a broken connection is said to be, until it is back', async () => {
  show('/', sampleProfile(), false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(messages.connection.offline)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(messages.connection.offline)).toBeNull());
});

test('an unknown address says so and leads home', () => {
  show('/nowhere');
  expect(screen.getByRole('heading', { name: messages.notFound })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveProperty('pathname', '/');
});

test('a screen whose code is long in coming is said to be on the way, until it is there', async () => {
  const code = Promise.withResolvers<{ Component: () => ReactNode }>();
  const Late = () => <p>At last</p>;
  const Start = () => <Link to="/late">Go there</Link>;
  const children = [
    { index: true, element: <Start /> },
    { path: 'late', lazy: () => code.promise },
  ];
  fakeNetwork({ 'GET /api/config': json(sampleConfig) });
  showScreen([{ element: <Shell />, children }], '/');
  await userEvent.click(screen.getByRole('link', { name: 'Go there' }));
  const note = await screen.findByText('Loading…');
  expect(note.closest('output')).toBeTruthy();
  code.resolve({ Component: Late });
  expect(await screen.findByText('At last')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
});

test('a screen that can’t be fetched without a connection leaves the way to the other screens', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  profileItem.set(sampleProfile());
  fakeNetwork({
    'GET /api/config': json(sampleConfig),
    'GET /api/check-auth': json(sampleProfile()),
  });
  const children = [
    { index: true, element: <Link to="/late">Go there</Link> },
    { path: 'late', lazy: lost, handle: teacherScreens },
    { path: 'classrooms', element: <p>Classes</p> },
  ];
  showScreen([{ element: <Shell />, ErrorBoundary, children }], '/');
  await userEvent.click(screen.getByRole('link', { name: 'Go there' }));
  expect(await screen.findByRole('heading', { name: messages.connection.none })).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'My Classrooms' }));
  expect(await screen.findByText('Classes')).toBeTruthy();
});
