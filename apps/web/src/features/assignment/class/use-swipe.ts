import { useRef, useSyncExternalStore, type TouchEvent } from 'react';

const FAR_PX = 70;
/** A swipe goes this many times farther across than down; anything else is scrolling. */
const ACROSS = 2;

const isZoomedNow = () => (window.visualViewport?.scale ?? 1) > 1;

function watchZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/**
 * Calls `onSwipe` with 1 for next, a swipe to the left, or -1 for previous. Once the page has been
 * zoomed with two fingers, one finger moves about it instead.
 * @returns what the element to swipe takes
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const isZoomed = useSyncExternalStore(watchZoom, isZoomedNow, () => false);
  return {
    'data-zoomed': isZoomed || undefined,
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 && !isZoomed ? touches.item(0) : null;
      from.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!from.current || !touch) return;
      const across = touch.clientX - from.current.x;
      const down = touch.clientY - from.current.y;
      from.current = null;
      const isSelecting = window.getSelection()?.isCollapsed === false;
      if (isSelecting || Math.abs(across) < FAR_PX || Math.abs(across) < ACROSS * Math.abs(down))
        return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
