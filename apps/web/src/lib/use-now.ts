import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** Milliseconds since the epoch, updated every `tickMs`. */
export function useNow(tickMs = TICK_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), tickMs);
    return () => window.clearInterval(timer);
  }, [tickMs]);
  return now;
}

/** Epoch seconds, updated every 30 s. */
export const useNowSeconds = (): number => useNow() / 1_000;
