interface Held {
  element: Element;
  /** Distance from the window's top (pixels) when the page was scrolled to `scrolled`. */
  top: number;
  scrolled: number;
}

export interface BlockHold {
  take: (element: Element) => void;
  /** Undoes any move of the held element that was not scrolling. */
  restore: () => void;
  letGo: () => void;
  /** True when the page has scrolled since the last `take` or `restore`, or nothing is held. */
  isScrolled: () => boolean;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Keeps what is being read in place. Browsers' own scroll anchoring gives up after some changes,
 * and Safari has none.
 */
export function createBlockHold(): BlockHold {
  let held: Held | null = null;

  function restore(): void {
    if (!held?.element.isConnected) return;
    const { element } = held;
    const wanted = held.top - (window.scrollY - held.scrolled);
    const moved = topOf(element) - wanted;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
    // Pages scroll by whole pixels: keep the wanted place, so that rounding errors don't add up.
    const isBack = Math.abs(topOf(element) - wanted) < 1;
    held = { element, top: isBack ? wanted : topOf(element), scrolled: window.scrollY };
  }

  return {
    take(element) {
      restore();
      if (held?.element === element) return;
      held = { element, top: topOf(element), scrolled: window.scrollY };
    },
    restore,
    letGo() {
      held = null;
    },
    isScrolled: () => held === null || Math.abs(window.scrollY - held.scrolled) >= 1,
  };
}
