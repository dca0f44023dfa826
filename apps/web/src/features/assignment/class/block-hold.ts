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

/**
 * Holds what is being read still. Browsers that anchor their scrolling give up after some changes,
 * and Safari never does it: so this holds instead of them.
 */
export function createBlockHold(): BlockHold {
  let held: Held | null = null;

  function restore(): void {
    if (!held?.element.isConnected) return;
    const wanted = held.top - (window.scrollY - held.scrolled);
    const moved = held.element.getBoundingClientRect().top - wanted;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
    note(held.element);
  }

  function note(element: Element): void {
    held = { element, top: element.getBoundingClientRect().top, scrolled: window.scrollY };
  }

  return {
    take(element) {
      restore();
      note(element);
    },
    restore,
    isScrolled: () => held === null || Math.abs(window.scrollY - held.scrolled) >= 1,
  };
}
