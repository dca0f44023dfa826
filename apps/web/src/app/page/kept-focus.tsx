import { useEffect } from 'react';

/** Parts of a page that a screen reader names when they get the focus. */
const PARTS = 'li, form, article, section, main, [role="dialog"]';

/** One of so many is still on the page; the header's links would add to them without end. */
const MOST_AROUND = 20;

/** Where the focus is, and where it goes from there: to the first of these that is still on the page. */
interface Place {
  focused: HTMLElement;
  around: HTMLElement[];
}

/** The parts around it, the innermost first; over the page, then where the focus was before. */
function placeOf(focused: HTMLElement, before: Place | null): Place {
  const around: HTMLElement[] = [];
  let part = focused.parentElement?.closest<HTMLElement>(PARTS);
  while (part) {
    around.push(part);
    part = part.parentElement?.closest<HTMLElement>(PARTS);
  }
  if (!before || focused.closest('main')) return { focused, around };
  const own = around.at(-1);
  const earlier = [before.focused, ...before.around].filter((one) => !own?.contains(one));
  return { focused, around: [...around, ...earlier].slice(0, MOST_AROUND) };
}

function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

const isLost = (): boolean => document.activeElement === document.body;

const isEnabledBy = (changes: readonly MutationRecord[], control: HTMLElement): boolean =>
  control.matches(':enabled') &&
  changes.some(({ type, target }) => type === 'attributes' && target === control);

/**
 * What has the focus may go with the press that it was for: then what was around it gets the focus.
 * If it was disabled while it worked, it has the focus again afterwards.
 */
export function KeptFocus() {
  useEffect(() => {
    let place: Place | null = null;
    const note = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement ? placeOf(target, place) : null;
    };
    const leave = () => {
      const left = place;
      // By then, what is removed is gone. What is still there she has left, unless it is disabled
      // while it works, which takes the focus from it, or she is in a frame or another window.
      window.setTimeout(() => {
        if (place !== left || document.activeElement === left?.focused) return;
        if (left?.focused.matches(':root :not(:disabled)')) place = null;
      });
    };
    /** Wherever she has pressed meanwhile, she has left what had the focus. */
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place?.focused.contains(target)) place = null;
    };
    const goAround = (left: Place) => {
      // What goes because she leaves it is gone before the next control has the focus.
      window.setTimeout(() => {
        if (place !== left) return;
        place = null;
        const [part, ...around] = left.around.filter(({ isConnected }) => isConnected);
        // A button that opened a window works on: it has the focus again afterwards, or what is around it.
        if (part?.matches(':disabled')) place = { focused: part, around };
        else if (part && isLost()) focusPart(part);
      });
    };
    const keep = (changes: readonly MutationRecord[]) => {
      if (!place) return;
      const { focused } = place;
      if (!focused.isConnected) goAround(place);
      else if (isLost() && isEnabledBy(changes, focused)) focused.focus({ preventScroll: true });
    };
    const watching = new MutationObserver(keep);
    watching.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
    };
  }, []);
  return null;
}
