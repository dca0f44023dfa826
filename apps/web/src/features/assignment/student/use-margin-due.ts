import { useDeferredValue, useEffect, useState } from 'react';
import { isTextAwaited, type Work } from '../work/work.ts';

/** A margin is drawn without its text when that takes longer than this. */
const LONG_WAIT_MS = 1_000;

/**
 * Whether the margin beside a text is drawn. Thirty margins take longer to draw than thirty pages:
 * they come after the texts, unless those keep the teacher waiting.
 */
export function useMarginDue(work: Work): boolean {
  const isWaiting = isTextAwaited(work);
  const [isLongWait, setIsLongWait] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLongWait(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return useDeferredValue(!isWaiting || isLongWait, false);
}
