import { useLayoutEffect, useRef } from 'react';
import { roomBelowBar } from '../class/room-below-bar.ts';

const GAP_PX = 16;

/**
 * Sets `--bar-height` on what sticks below the bar (`data-below-bar`), and the page's scroll padding.
 * @returns the ref for the element that holds the bar
 */
export function useRoomBelowBar() {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = holder.current?.querySelector('section');
    if (!bar) return undefined;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(bar).position === 'sticky';
      const height = isSticky ? bar.offsetHeight : 0;
      // On what sticks alone: all below an element inherit what is set on it, and are styled anew.
      for (const below of holder.current?.querySelectorAll<HTMLElement>('[data-below-bar]') ?? [])
        below.style.setProperty('--bar-height', `${height}px`);
      page.style.scrollPaddingTop = `${height + GAP_PX}px`;
      roomBelowBar.set(height + GAP_PX);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      page.style.removeProperty('scroll-padding-top');
    };
  }, []);
  return holder;
}
