import { messages } from '@second-draft/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Navigate, Outlet } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useProfile } from '../../features/session/index.ts';
import { leavingWords, useHeldScreen } from '../../lib/leaving/hold-page.ts';
import { profileItem } from '../../lib/state/session.ts';
import { clearSession } from '../../lib/state/session-item.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { LeaveQuestion } from './leave-question.tsx';

/** As all screens of a teacher's, it leaves once the session is over. */
function Form() {
  useHeldScreen(messages.leaving.unsaved);
  if (!useProfile()) return <Navigate to="/elsewhere" />;
  return <Link to="/elsewhere">Elsewhere</Link>;
}

const Shell = () => (
  <>
    <Outlet />
    <LeaveQuestion />
  </>
);

function show(address = '/form') {
  const children = [
    { path: '/form', Component: Form },
    { path: '/elsewhere', element: <p>Here now</p> },
  ];
  return showScreen([{ Component: Shell, children }], address);
}

const follow = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

async function answer(label: string): Promise<void> {
  const question = await screen.findByRole('dialog', { name: messages.leaving.title });
  await userEvent.click(within(question).getByRole('button', { name: label }));
}

beforeEach(() => profileItem.set(sampleProfile()));

test('a link away from what would be lost is followed only after a question', async () => {
  show();
  await follow();
  await answer('Cancel');
  expect(screen.queryByText('Here now')).toBeNull();
  await follow();
  await answer(messages.leaving.unsaved.confirm);
  expect(await screen.findByText('Here now')).toBeTruthy();
});

test('the Back button, too, leads away once the question is answered', async () => {
  const { router } = show('/elsewhere');
  await act(() => router.navigate('/form'));
  await act(() => router.navigate(-1));
  await answer(messages.leaving.unsaved.confirm);
  expect(await screen.findByText('Here now')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a change on the same screen’s address is not asked about', async () => {
  const { router } = show();
  await router.navigate('/form?student=2');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?student=2');
});

test('the question goes once nothing would be lost any more, and nobody has left', async () => {
  const { router } = show();
  await follow();
  await screen.findByRole('dialog');
  act(() => leavingWords.set([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/form');
  expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(['unblocked']);
});

test('the end of the session leads away without a question', async () => {
  show();
  act(clearSession);
  expect(await screen.findByText('Here now')).toBeTruthy();
});
