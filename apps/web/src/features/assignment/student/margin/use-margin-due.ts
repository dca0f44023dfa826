import { useDeferredValue, useEffect, useState } from 'react';
import { isTextAwaited, type Work } from '../../work/work.ts';

/** After this, the margin is drawn without its text. */
const LONG_WAIT_MS = 1_000;

/**
 * Margins take longer to draw than pages: they come after the texts, unless these keep the teacher
 * waiting.
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
