import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since what asks was first shown. */
export function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = globalThis.setTimeout(() => setHasPassed(true), milliseconds);
    return () => globalThis.clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
