import { useEffect } from 'react';
import { isTypingIn } from '../../../lib/presses/typing-place.ts';
import { useOpened } from '../marking-context.ts';
import { readOn } from './read-on.ts';

const PRESSED_BY_SPACE = 'button, a, summary, input, [role=button]';

/** 1 to read on, -1 to read back; null for any other key, and where it types or presses. */
function directionOf({ key, shiftKey, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || isTypingIn(target)) return null;
  if (key === 'PageDown') return 1;
  if (key === 'PageUp') return -1;
  const isPressing = target instanceof Element && target.closest(PRESSED_BY_SPACE) !== null;
  if (key !== ' ' || isPressing) return null;
  return shiftKey ? -1 : 1;
}

/** The keys that scroll a page scroll the text being read, where that scrolls and the page doesn't. */
export function useReadingKeys(): void {
  const { current } = useOpened();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const by = directionOf(event);
      const block = current.block();
      if (by === null || !block || document.querySelector('[role=dialog]')) return;
      if (readOn(block, by)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [current]);
}
