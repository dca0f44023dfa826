import { useEffect } from 'react';

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * The second press of a double click leaves the focus in the field that the first has opened. It
 * still clicks: see `meantOnce`.
 */
export function useDoubledPress(): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const isDoubled = event.detail > 1 && isField(document.activeElement);
      if (isDoubled && !isField(event.target)) event.preventDefault();
    };
    document.addEventListener('mousedown', press);
    return () => document.removeEventListener('mousedown', press);
  }, []);
}
