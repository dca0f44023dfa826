import { useEffect, useEffectEvent } from 'react';

/**
 * Acts as the page is left, and as what calls this goes with its screen: a field that is typed in
 * hears of neither by a blur.
 */
export function useLeaving(act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const leave = () => actNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
