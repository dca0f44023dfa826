import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { undoByKey } from './undo-key.ts';

const offered: (() => void)[] = [];

afterEach(() => {
  for (const takeAway of offered.splice(0)) takeAway();
  document.body.replaceChildren();
});

function offer() {
  const undo = vi.fn<() => void>();
  offered.push(undoByKey(undo));
  return undo;
}

/** @returns whether the browser may still do what it does with the key */
const pressUndo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

test('Ctrl+Z undoes nothing behind an open dialog, and does once it is closed', () => {
  const undo = offer();
  const dialog = document.createElement('section');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  expect(pressUndo()).toBe(true);
  expect(undo).not.toHaveBeenCalled();
  dialog.remove();
  expect(pressUndo()).toBe(false);
  expect(undo).toHaveBeenCalledTimes(1);
});

test('Ctrl+Z undoes nothing of a page that she has left, and does once she is back', () => {
  window.history.replaceState(null, '', '/categories');
  const undo = offer();
  window.history.replaceState(null, '', '/comments');
  expect(pressUndo()).toBe(true);
  expect(undo).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/categories');
  expect(pressUndo()).toBe(false);
  expect(undo).toHaveBeenCalledTimes(1);
});
