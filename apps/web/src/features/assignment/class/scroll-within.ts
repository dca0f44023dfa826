/**
 * Brings an entry of a scrolled list into view, with as much again beside it. Scrolls only the list:
 * `scrollIntoView` would move the page too, and far where the list is not placed yet.
 */
export function scrollWithin(list: Element, entry: Element): void {
  const { top, bottom } = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  if (box.top < top) list.scrollTop -= top - box.top + box.height;
  if (box.bottom > bottom) list.scrollTop += box.bottom - bottom + box.height;
}
