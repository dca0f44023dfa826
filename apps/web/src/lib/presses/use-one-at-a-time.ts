import { useRef } from 'react';

/** Does one piece of work at a time: a double click is meant once. */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (work) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } finally {
      isUnderWay.current = false;
    }
  };
}
