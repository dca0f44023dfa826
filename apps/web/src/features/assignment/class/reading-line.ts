/** How far down the window, below the bar, the eyes are taken to be. */
const LINE = 0.35;

/** Down to here a block that begins in the window is still the one being read. */
const BEGINS_ABOVE = 0.6;

/** The parts of a block that are read for themselves: a page, and the margin beside or under it. */
const PARTS = '[data-part]';

/** How far down the window a share of the room below the bar reaches (pixels). */
function downTo(share: number): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const bar = Number.parseFloat(scrollPaddingTop) || 0;
  return bar + share * (window.innerHeight - bar);
}

const isAtEnd = () =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

/**
 * The block that is being read after scrolling: the current one for as long as it begins in the
 * window, else the one on the line of the eyes. At the end of the page, where no block comes up to
 * that line any more, it is the last that begins above the middle.
 */
export function blockBeingRead(
  blocks: readonly HTMLElement[],
  current: HTMLElement | null,
): HTMLElement | undefined {
  const topOf = (block: HTMLElement) => block.getBoundingClientRect().top;
  const last = downTo(BEGINS_ABOVE);
  if (isAtEnd()) return blocks.findLast((block) => topOf(block) <= last);
  if (current && topOf(current) >= 0 && topOf(current) <= last) return current;
  const line = downTo(LINE);
  return blocks.findLast((block) => topOf(block) <= line) ?? blocks[0];
}

/** The part of a block that is on the line of the eyes; the whole block where none is yet. */
export function partBeingRead(block: Element): Element {
  const line = downTo(LINE);
  const parts = [...block.querySelectorAll(PARTS)];
  return parts.findLast((part) => part.getBoundingClientRect().top <= line) ?? block;
}
