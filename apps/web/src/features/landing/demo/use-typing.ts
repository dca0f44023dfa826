import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const WORD_EVERY_MS = 100;

/**
 * Types word by word, or all at once when the reader prefers reduced motion.
 * @returns `typed`: how many words to show
 */
export function useTyping(total: number) {
  const [typed, setTyped] = useState(0);
  const [isTyping, setTypingOn] = useState(false);
  const prefersStill = useReducedMotion();

  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = window.setInterval(() => setTyped((count) => count + 1), WORD_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isTyping]);

  if (isTyping && typed >= total) setTypingOn(false);

  return {
    typed,
    start() {
      setTyped(prefersStill ? total : 0);
      setTypingOn(!prefersStill);
    },
    clear() {
      setTyped(0);
      setTypingOn(false);
    },
  };
}
