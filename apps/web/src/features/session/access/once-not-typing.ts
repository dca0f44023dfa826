import { isTypingIn } from '../../../lib/presses/typing-place.ts';

/**
 * Acts at once, or once the teacher has left the field that she types in.
 * @returns a function that keeps it from happening later
 */
export function onceNotTyping(act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const look = () => {
    if (signal.aborted || isTypingIn(document.activeElement)) return;
    waiting.abort();
    act();
  };
  // By then, the focus has moved on.
  document.addEventListener('focusout', () => void window.setTimeout(look), { signal });
  look();
  return () => waiting.abort();
}
