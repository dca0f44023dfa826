import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

const TICK_MS = 30_000;

/** Milliseconds since the epoch, by the server's clock unless another is given, updated every `tickMs`. */
export function useNow(tickMs = TICK_MS, clock = serverNow): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(clock), tickMs);
    return () => window.clearInterval(timer);
  }, [tickMs, clock]);
  return now;
}

/** Epoch seconds, updated every 30 s. */
export const useNowSeconds = (): number => useNow() / 1_000;
