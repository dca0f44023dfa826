import { useEffect } from 'react';
import { watchedValue } from '../state/watched-value.ts';

/** What the teacher is asked before she follows a link away from what would be lost. */
export interface LeavingWords {
  question: string;
  confirm: string;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

let holds = 0;

/** Of the screens that are held; the latest last. */
export const leavingWords = watchedValue<readonly LeavingWords[]>([]);

/**
 * The browser asks before it leaves or closes the page.
 * @returns a function that lets go, to be called once; the page is held until all have let go
 */
export function holdPage(): () => void {
  if (holds === 0) window.addEventListener('beforeunload', ask);
  holds += 1;
  return () => {
    holds -= 1;
    if (holds === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** Holds the page, and asks before another screen takes this one's place, unless `words` is null. */
export function useHeldScreen(words: LeavingWords | null): void {
  useEffect(() => {
    if (!words) return undefined;
    const letGo = holdPage();
    leavingWords.set([...leavingWords.get(), words]);
    return () => {
      letGo();
      leavingWords.set(leavingWords.get().filter((held) => held !== words));
    };
  }, [words]);
}
