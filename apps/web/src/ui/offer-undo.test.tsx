import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../testing/show-screen.tsx';
import { offerUndo } from './offer-undo.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const row = () => screen.getByRole('button', { name: 'Row' });
const focus = (element: HTMLElement | null | undefined) => act(() => element?.focus());
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

async function offered() {
  const undo = vi.fn<() => void>();
  showScreen([{ path: '/', element: <button>Row</button> }], '/');
  focus(row());
  act(() => void offerUndo('Deleted.', { undo }));
  await seconds(0);
  return undo;
}

test('an offered Undo stays while it has the focus, and goes some time after', async () => {
  await offered();
  focus(undoButton());
  await seconds(60);
  expect(document.activeElement).toBe(undoButton());
  focus(row());
  await seconds(5);
  expect(undoButton()).not.toBeNull();
  await seconds(5);
  expect(undoButton()).toBeNull();
});

test('the focus goes back to where it was, whether Undo is pressed or put away', async () => {
  const undo = await offered();
  focus(undoButton());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(row());

  act(() => void offerUndo('Deleted.', { undo }));
  await seconds(1);
  const close = within(screen.getByRole('alert')).getAllByRole('button').at(-1);
  expect(close).not.toBe(undoButton());
  focus(close);
  fireEvent.click(close ?? row());
  expect(document.activeElement).toBe(row());
});
