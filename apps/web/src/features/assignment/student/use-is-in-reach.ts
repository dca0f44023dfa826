import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useOpened } from '../marking-context.ts';

/** A window's height above and below what is shown. */
const NEAR = '100% 0px';

/** So many are near at the top of the page, in an ordinary window. */
export const NEAR_AT_TOP = 3;

const awaited = new Map<Element, () => void>();
/** One for all blocks: each observer works out anew, at each frame, how large the window is. */
let observer: IntersectionObserver | null = null;

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) awaited.get(target)?.();
}

function onceNear(block: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(tellNear, { rootMargin: NEAR });
  awaited.set(block, onNear);
  observer.observe(block);
  return () => {
    observer?.unobserve(block);
    awaited.delete(block);
    if (awaited.size === 0) observer = null;
  };
}

/**
 * Whether all of a student's block is due: she is near what is shown, or was, or the teacher is with
 * her. Of the others, many teachers never come to see more than the words.
 * @param isNearAtFirst draws all of it with the class, not in a draw of its own
 */
export function useIsInReach(
  userId: string,
  isNearAtFirst: boolean,
): [RefObject<HTMLElement | null>, boolean] {
  const block = useRef<HTMLElement>(null);
  const [isReached, setIsReached] = useState(isNearAtFirst);
  const { current } = useOpened();
  // At once, before the next key, which acts on what is drawn.
  const isCurrent = useSyncExternalStore(current.id.subscribe, () => current.id.get() === userId);
  if (isCurrent && !isReached) setIsReached(true);
  useEffect(() => {
    if (isReached || !block.current) return undefined;
    return onceNear(block.current, () => setIsReached(true));
  }, [isReached]);
  return [block, isReached || isCurrent];
}
