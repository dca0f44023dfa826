import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { undoDirectionOf } from '../../../lib/presses/undo-direction.ts';
import { useOpened } from '../marking-context.ts';

/** Where a text stops being equal to what it was, seen from its end. */
function endOfChange(before: string, after: string): number {
  let same = 0;
  const most = Math.min(before.length, after.length);
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}

/**
 * Undo and redo in the box of this document's feedback, also of what the writer replaced, which the
 * browser's own don't know of. Returns a handler that is true for keys it has used up.
 */
export function useUndoKeys(documentId: string) {
  const { history } = useOpened();
  return (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const direction = undoDirectionOf(event);
    if (direction === null) return false;
    event.preventDefault();
    const box = event.currentTarget;
    const before = box.value;
    const isDone = flushSync(() => history[direction](documentId));
    const at = endOfChange(before, box.value);
    if (isDone) box.setSelectionRange(at, at);
    return true;
  };
}
