import { roomBelowBar } from './room-below-bar.ts';

/** Where the eyes are taken to be, as a share of the window's height below the bar. */
const LINE = 0.35;

/** The current block stays current while it begins above this share of that height. */
const BEGINS_ABOVE = 0.6;

const PARTS = '[data-part]';

/** Pixels from the window's top to this share of the height below the bar. */
const downTo = (share: number): number => {
  const bar = roomBelowBar.get();
  return bar + share * (window.innerHeight - bar);
};

/** To the pixel: pages scroll by whole ones. */
export const isBelowBar = (block: Element): boolean =>
  block.getBoundingClientRect().top > roomBelowBar.get() - 1;

const isAtEnd = () =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

/**
 * The current block while it begins in the window above `BEGINS_ABOVE`, else the block at the eyes'
 * line. At the end of the page, where the last blocks never reach that line, the last one that
 * begins above `BEGINS_ABOVE`.
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

/** The part at the eyes' line; the whole block while no part has reached it. */
export function partBeingRead(block: Element): Element {
  const line = downTo(LINE);
  const parts = [...block.querySelectorAll(PARTS)];
  return parts.findLast((part) => part.getBoundingClientRect().top <= line) ?? block;
}
