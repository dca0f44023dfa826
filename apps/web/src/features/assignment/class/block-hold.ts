/** What stays where it is on the window while the page around it changes. */
interface Held {
  element: Element;
  /** Its distance from the window's top, at the page's scroll position `scrolled`. */
  top: number;
  scrolled: number;
}

export interface BlockHold {
  /** Holds this element from now on, where it is. */
  take: (element: Element) => void;
  /** Puts what is held back to where it was, should the page have moved it other than by scrolling. */
  restore: () => void;
  /** Whether the page has been scrolled, by anyone but this hold, since it was last at rest. */
  isScrolled: () => boolean;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Holds what is being read still. Browsers that anchor their scrolling give up after some changes,
 * and Safari never does it: so this holds instead of them.
 */
export function createBlockHold(): BlockHold {
  let held: Held | null = null;

  function restore(): void {
    if (!held?.element.isConnected) return;
    const { element } = held;
    const wanted = held.top - (window.scrollY - held.scrolled);
    const moved = topOf(element) - wanted;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
    // Pages scroll by whole pixels: what is lost in rounding is not to add up.
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
    isScrolled: () => held === null || Math.abs(window.scrollY - held.scrolled) >= 1,
  };
}
