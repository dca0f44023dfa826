import { expect, it, vi } from 'vitest';
import { scrollWithin } from './scroll-within.ts';

const at = (top: number, height: number) => {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height));
  return element;
};

it.each([
  ['below', 290, 20 + 30],
  ['above', 70, -30 - 30],
  ['in sight', 200, 0],
])('brings an entry that is %s into the list’s view, and leaves the page alone', (_, top, by) => {
  const list = at(100, 200);
  list.scrollTop = 500;
  const entry = at(top, 30);
  entry.scrollIntoView = vi.fn<() => void>();
  scrollWithin(list, entry);
  expect(list.scrollTop).toBe(500 + by);
  expect(entry.scrollIntoView).not.toHaveBeenCalled();
});
