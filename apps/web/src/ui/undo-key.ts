import { notifications } from '@mantine/notifications';
import { isTypingIn } from '../lib/presses/typing-place.ts';
import { undoDirectionOf } from '../lib/presses/undo-direction.ts';

const DONE_MS = 2_000;

/** What the key undoes here, the latest last. */
const offered: (() => void)[] = [];

/**
 * Lets Ctrl+Z undo the latest of what is offered, while its page is open. In a field where something
 * has been typed since, the key is the field's own.
 * @returns a function that takes the key away
 */
export function undoByKey(undo: () => void): () => void {
  const { pathname } = window.location;
  const listening = new AbortController();
  const { signal } = listening;
  let hasTyped = false;
  const note = () => {
    hasTyped = true;
  };
  const listen = (event: KeyboardEvent) => {
    if (undoDirectionOf(event) !== 'undo' || offered.at(-1) !== undo) return;
    if (window.location.pathname !== pathname || document.querySelector('[role=dialog]')) return;
    if (hasTyped && isTypingIn(event.target)) return;
    event.preventDefault();
    undo();
    // The offer is gone, and by the key nothing else says why.
    notifications.show({ message: 'Undone', autoClose: DONE_MS });
  };
  offered.push(undo);
  document.addEventListener('input', note, { signal });
  window.addEventListener('keydown', listen, { signal });
  return () => {
    listening.abort();
    const at = offered.indexOf(undo);
    if (at >= 0) offered.splice(at, 1);
  };
}
