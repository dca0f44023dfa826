import { logOutMessages } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { always, routes } from './testing/auth-screens.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  profileItem.set(sampleProfile());
});

afterEach(() => void vi.useRealTimers());

test('a logout that does not reach the server goes on trying, says so, and claims nothing', async () => {
  let isCut = true;
  const network = fakeNetwork({
    ...always,
    'GET /api/logout': () => {
      if (isCut) throw new TypeError('Failed to fetch');
      return new Response(null, { status: 204 });
    },
  });
  const { router } = showScreen(routes, '/logout');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(network.times('GET /api/logout')).toBeGreaterThan(1);
  expect(screen.getByRole('status').textContent).toBe(logOutMessages.unanswered);
  expect(router.state.location.pathname).toBe('/logout');
  expect(profileItem.get()).not.toBeNull();
  isCut = false;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(profileItem.get()).toBeNull();
});

test('who leaves a logout that does not reach the server is not logged out later', async () => {
  window.sessionStorage.setItem('drafts:12/7', '[]');
  const network = fakeNetwork({
    ...always,
    'GET /api/check-auth': json(sampleProfile()),
    'GET /api/logout': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const { router } = showScreen(routes, '/logout');
  await waitFor(() => expect(network.times('GET /api/logout')).toBe(1));
  await act(() => router.navigate('/classrooms'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(network.times('GET /api/logout')).toBe(1);
  expect(window.sessionStorage.getItem('drafts:12/7')).toBe('[]');
});
