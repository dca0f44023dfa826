// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keptChoice } from './kept-choice.ts';

const sides = () => keptChoice<'left' | 'right'>('side', ['left', 'right'], 'left');

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('is what this browser was told last', () => {
  expect(sides().get()).toBe('left');
  sides().set('right');
  expect(sides().get()).toBe('right');
});

it('is the usual one where something else is kept', () => {
  window.localStorage.setItem('side', 'up');
  expect(sides().get()).toBe('left');
});

it('holds until the page is left where the browser forbids storage', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const side = sides();
  side.set('right');
  expect(side.get()).toBe('right');
});
