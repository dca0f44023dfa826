import { messages } from '@second-draft/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useHeldScreen } from '../lib/hold-page.ts';
import { profileItem } from '../lib/session.ts';
import { clearSession } from '../lib/session-item.ts';
import { sampleProfile } from '../testing/samples.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { LeaveQuestion } from './leave-question.tsx';

function Form() {
  useHeldScreen(messages.leaving.unsaved);
  return <Link to="/elsewhere">Elsewhere</Link>;
}

const Shell = () => (
  <>
    <Outlet />
    <LeaveQuestion />
  </>
);

function show() {
  const children = [
    { path: '/form', Component: Form },
    { path: '/elsewhere', element: <p>Here now</p> },
  ];
  return showScreen([{ Component: Shell, children }], '/form');
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

test('a change on the same screen’s address is not asked about', async () => {
  const { router } = show();
  await router.navigate('/form?student=2');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?student=2');
});

test('once the session is over, nothing is asked', async () => {
  show();
  act(clearSession);
  await follow();
  expect(await screen.findByText('Here now')).toBeTruthy();
});
