import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { clearSession } from '../lib/session-item.ts';

/** Milliseconds; generous, for busy machines. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom lacks the browser APIs below, which Mantine uses. */
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
  // A test may leave a student in the window's address.
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** Gives the next file fresh modules, as after a page load. */
afterAll(() => {
  vi.resetModules();
});
