import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { scrollWithin } from './scroll-within.ts';

/**
 * Keeps the current entry of the list in view, except under a hand: a name that is pointed at
 * stays there until the hand leaves the list or a key is pressed, or a press would reach another.
 * @param currentId the entry marked `aria-current`; null if none is
 */
export function useEntryInView(currentId: string | null): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const hand = useRef({ isOnList: false, isFollowingDue: false });
  const follow = useEffectEvent(() => {
    const list = place.current;
    const entry = list?.querySelector('[aria-current]');
    hand.current.isFollowingDue = hand.current.isOnList;
    if (list && entry && !hand.current.isOnList) scrollWithin(list, entry);
  });

  const isDrawn = useRef(false);
  useEffect(() => {
    // As it opens, the observer below follows: to measure before that would lay out the class twice.
    if (isDrawn.current && currentId !== null) follow();
    isDrawn.current = true;
  }, [currentId]);

  useEffect(() => {
    const list = place.current;
    if (!list) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    const point = () => {
      hand.current.isOnList = true;
    };
    const leave = () => {
      hand.current.isOnList = false;
      if (hand.current.isFollowingDue) follow();
    };
    list.addEventListener('pointerdown', point, { passive: true, signal });
    list.addEventListener('pointermove', point, { passive: true, signal });
    list.addEventListener('wheel', point, { passive: true, signal });
    list.addEventListener('pointerleave', leave, { passive: true, signal });
    window.addEventListener('keydown', leave, { capture: true, signal });
    // The window, the view, or what is above the names has changed.
    const observer = new ResizeObserver(() => follow());
    observer.observe(list);
    for (const part of list.children) observer.observe(part);
    return () => {
      watching.abort();
      observer.disconnect();
    };
  }, []);
  return place;
}
