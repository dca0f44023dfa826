import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { clearSession } from '../lib/session-item.ts';

/** Milliseconds that a test waits for what it looks for: long, on a machine that is busy. */
configure({ asyncUtilTimeout: 10_000 });

/** What Mantine asks of a browser and jsdom does not have. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.ResizeObserver = NoResizeObserver;
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
Object.defineProperty(document, 'fonts', {
  value: new EventTarget(),
  configurable: true,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  notifications.clean();
  queryClient.clear();
  clearSession();
  // The student whom a test was with is in the window's address.
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** The next file finds the app's modules as a page finds them that has just been loaded. */
afterAll(() => {
  vi.resetModules();
});
