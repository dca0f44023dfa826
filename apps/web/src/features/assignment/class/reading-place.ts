import { createBlockHold } from './block-hold.ts';
import { isBelowBar, partBeingRead } from './reading-line.ts';
import { roomBelowBar } from './room-below-bar.ts';

export interface ReadingPlace {
  /** She reads on in this block: its part at her eyes' line stays where it is. */
  readOn: (block: Element) => void;
  bringUp: (block: Element) => void;
  /** Undoes any move that was not scrolling. */
  restore: () => void;
  /** Holds nothing until she reads on. */
  letGo: () => void;
  isScrolled: () => boolean;
  /** While the page's parts change size; returns a function that stops. */
  holdStill: (blocks: readonly Element[]) => () => void;
}

/** @param current the block of the student the teacher is working on, if it is on the page */
export function createReadingPlace(current: () => Element | null): ReadingPlace {
  const { take, restore, letGo, isScrolled } = createBlockHold();
  /** As the teacher's hand left it. */
  let isNameInSight = false;

  function bringUp(block: Element): void {
    const top = block.getBoundingClientRect().top - roomBelowBar.get();
    window.scrollBy({ top, behavior: 'instant' });
    take(block);
    isNameInSight = true;
  }

  /** The bar may have grown over the name. */
  function keepInSight(): void {
    restore();
    const block = current();
    if (isNameInSight && block && !isBelowBar(block)) bringUp(block);
  }

  return {
    readOn(block) {
      take(partBeingRead(block));
      const own = current();
      isNameInSight = own !== null && isBelowBar(own);
    },
    bringUp,
    restore,
    letGo,
    isScrolled,
    holdStill(blocks) {
      const observer = new ResizeObserver(keepInSight);
      for (const block of blocks) observer.observe(block);
      observer.observe(document.body);
      const stop = roomBelowBar.subscribe(keepInSight);
      const { style } = document.documentElement;
      style.overflowAnchor = 'none';
      return () => {
        stop();
        observer.disconnect();
        style.removeProperty('overflow-anchor');
      };
    },
  };
}
