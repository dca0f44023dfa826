import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../testing/show-screen.tsx';
import { offerUndo } from './offer-undo.tsx';
import { undoByKey } from './undo-key.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const row = () => screen.getByRole('button', { name: 'Row' });
const closeButton = () => within(screen.getByRole('alert')).getAllByRole('button').at(-1) ?? row();
const focus = (element: HTMLElement | null | undefined) => act(() => element?.focus());
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

async function offered() {
  const undo = vi.fn<() => void>();
  showScreen([{ path: '/', element: <button>Row</button> }], '/');
  focus(row());
  act(() => void offerUndo('Deleted.', { undo, byKey: undoByKey }));
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
  const close = closeButton();
  expect(close).not.toBe(undoButton());
  focus(close);
  fireEvent.click(close);
  expect(document.activeElement).toBe(row());
});

test.each([
  ['put away', () => fireEvent.click(closeButton())],
  ['left until it goes by itself', () => seconds(10)],
])('an Undo that is %s takes its key along', async (_, end) => {
  const undo = await offered();
  await end();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
});

test('an Undo that is over before she comes back to the tab is not offered then', async () => {
  showScreen([{ path: '/', element: <button>Row</button> }], '/');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const [over, stillGood] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const takeBack = offerUndo('Deleted.', { undo: over });
  offerUndo('Deleted.', { undo: stillGood });
  takeBack();
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await seconds(0);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([over, stillGood].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
