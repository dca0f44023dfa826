import { isTypingIn } from '../../../lib/presses/typing-place.ts';
import { blockBeingRead } from './reading-line.ts';
import type { ReadingPlace } from './reading-place.ts';

interface Followed {
  place: ReadingPlace;
  blocks: () => readonly HTMLElement[];
  current: () => HTMLElement | null;
  isStudents: (block: Element) => boolean;
  /** Called with the block that the teacher has gone to. */
  onGone: (block: Element) => void;
}

/** Follows the teacher's focus, presses and scrolling; returns a function that stops. */
export function followHand({ place, blocks, current, isStudents, onGone }: Followed): () => void {
  let settling = 0;

  /** Focusing may scroll its target into view: that must not count as scrolling. */
  function followTouch({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const bar = target.closest('[data-bar]');
    // In a low window it doesn't stick: held by a student, it would unfold upwards, out of sight.
    if (bar && getComputedStyle(bar).position !== 'sticky') place.letGo();
    const block = target.closest('article');
    if (!block || !isStudents(block)) return;
    onGone(block);
    cancelAnimationFrame(settling);
    settling = requestAnimationFrame(() => {
      settling = 0;
      place.restore();
    });
  }

  function followScrolling(): void {
    if (settling !== 0 || !place.isScrolled()) return;
    place.restore();
    const block = blockBeingRead(blocks(), current());
    if (!block) return;
    if (isTypingIn(document.activeElement)) place.readOn(block);
    else onGone(block);
  }

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', followScrolling, { passive: true, signal });
  document.addEventListener('focusin', followTouch, { signal });
  document.addEventListener('pointerdown', followTouch, { passive: true, signal });
  return () => {
    listening.abort();
    cancelAnimationFrame(settling);
  };
}
