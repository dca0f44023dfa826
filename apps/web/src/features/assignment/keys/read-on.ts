/** Pixels that stay in sight from one page of a text to the next: two lines. */
const KEPT = 48;

type Direction = 1 | -1;

const canScroll = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

function scrollerAround(element: Element): Element | null {
  const around = element.parentElement;
  return around === null || canScroll(around) ? around : scrollerAround(around);
}

function roomIn({ scrollTop, scrollHeight, clientHeight }: Element, by: Direction): number {
  return by === 1 ? scrollHeight - clientHeight - scrollTop : scrollTop;
}

/** Turns a page of what scrolls in this part; false at its end. */
function turnPage(part: Element, by: Direction): boolean {
  const scroller = [part, ...part.querySelectorAll('*')].find(
    (element) => roomIn(element, by) >= 1 && canScroll(element),
  );
  scroller?.scrollBy({ top: by * (scroller.clientHeight - KEPT), behavior: 'instant' });
  return scroller !== undefined;
}

/**
 * Reads on in the text, then in the feedback beside it, then in the student's next document; or
 * back.
 * @returns false where nothing is left to read, or where the whole page scrolls
 */
export function readOn(block: Element, by: Direction): boolean {
  const around = scrollerAround(block);
  if (!around) return false;
  const { top, bottom } = around.getBoundingClientRect();
  const parts = [...block.querySelectorAll('[data-part]')];
  for (const part of by === 1 ? parts : parts.toReversed()) {
    const box = part.getBoundingClientRect();
    const isPassed = by === 1 ? box.top < top - 1 : box.bottom > bottom + 1;
    if (isPassed) continue;
    const isToCome = by === 1 ? box.bottom > bottom + 1 : box.top < top - 1;
    if (isToCome) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (isToCome || turnPage(part, by)) return true;
  }
  return false;
}
