import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** One word each (milliseconds). */
const WORD_EVERY_MS = 100;

/**
 * Types a feedback out word by word; all at once for those who prefer less motion.
 * @returns how many of the words are there, and what starts and clears them
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
