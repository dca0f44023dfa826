import {
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { inIdleTime } from '../../../lib/in-idle-time.ts';
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
 * her. Thirty at once would keep the page from answering, so the others follow in idle time.
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
    const reach = () => setIsReached(true);
    const stops = [
      onceNear(block.current, reach),
      // A transition, so that a key or a press needn't wait for a few students to be drawn.
      inIdleTime(() => startTransition(reach)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isReached]);
  return [block, isReached || isCurrent];
}
