import { useEffect } from 'react';

/** Parts of a page that a screen reader names when they get the focus. */
const PARTS = 'li, form, article, section, main, [role="dialog"]';

/** Where the focus is, and the parts around it, the innermost first. */
interface Place {
  focused: Element;
  around: HTMLElement[];
}

function placeOf(focused: Element): Place {
  const around: HTMLElement[] = [];
  let part = focused.parentElement?.closest<HTMLElement>(PARTS);
  while (part) {
    around.push(part);
    part = part.parentElement?.closest<HTMLElement>(PARTS);
  }
  return { focused, around };
}

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** What has the focus may go with the press that it was for: then what was around it gets the focus. */
export function KeptFocus() {
  useEffect(() => {
    let place: Place | null = null;
    const note = ({ target }: FocusEvent) => {
      place = target instanceof Element ? placeOf(target) : null;
    };
    const leave = () => {
      const left = place;
      // By then, what is removed is gone. What is still there she has left, unless it is disabled
      // while it works, which takes the focus from it.
      window.setTimeout(() => {
        if (place === left && left?.focused.matches(':root :not(:disabled)')) place = null;
      });
    };
    const keep = () => {
      if (!place || place.focused.isConnected) return;
      const part = place.around.find(({ isConnected }) => isConnected);
      place = null;
      if (part && document.activeElement === document.body) focusPart(part);
    };
    const watching = new MutationObserver(keep);
    watching.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', leave);
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return null;
}
