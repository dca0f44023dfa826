import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** Epoch seconds, updated every 30 s. */
export function useNowSeconds(): number {
  const [now, setNow] = useState(() => Date.now() / 1_000);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now() / 1_000), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
