import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a place whose content changes: when the focused control is gone, the place
 * itself gets the focus. The result belongs on that place.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (isLost) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
