import { useRef, useState } from 'react';

interface OneAtATime {
  isUnderWay: boolean;
  oneAtATime: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Does one piece of work at a time: while it is under way, no other begins, by a click or a key. Once
 * it is done, the second click of a double click would begin it again: see `meantOnce`.
 */
export function useOneAtATime(): OneAtATime {
  // A second press may come before the first is drawn.
  const isBusy = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  async function oneAtATime(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(true);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setUnderWay(false);
    }
  }
  return { isUnderWay, oneAtATime };
}
