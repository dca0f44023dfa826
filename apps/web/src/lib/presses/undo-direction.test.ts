import { expect, test } from 'vitest';
import { undoDirectionOf } from './undo-direction.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['undo', 'z', { ctrlKey: true }],
  ['undo', 'Z', { metaKey: true }],
  ['redo', 'z', { metaKey: true, shiftKey: true }],
  ['redo', 'y', { ctrlKey: true }],
  [null, 'z', {}],
  [null, 'a', { ctrlKey: true }],
  // AltGr, which types a letter of its own on some keyboards.
  [null, 'z', { ctrlKey: true, altKey: true }],
])('what is asked for by keys is %s: %s with %o', (direction, key, held) => {
  expect(undoDirectionOf({ key, ...none, ...held })).toBe(direction);
});
