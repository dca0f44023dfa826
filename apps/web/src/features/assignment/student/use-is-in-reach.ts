import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useOpened } from '../marking-context.ts';

/** A window's height above and below what is shown. */
const NEAR = '100% 0px';

function onceNear(block: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(block);
  return () => observer.disconnect();
}

/**
 * Whether all of a student's block is due: she is near what is shown, or was, or the teacher is with
 * her. Of the others, many teachers never come to see more than the words.
 */
export function useIsInReach(userId: string): [RefObject<HTMLElement | null>, boolean] {
  const block = useRef<HTMLElement>(null);
  const [isReached, setIsReached] = useState(false);
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
