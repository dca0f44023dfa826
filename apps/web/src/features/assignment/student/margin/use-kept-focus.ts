import { useLayoutEffect, useRef } from 'react';

/**
 * When the focused control is removed, focuses the place that held it.
 * @returns the ref and handlers for that place
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
