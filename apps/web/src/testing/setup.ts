import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../lib/state/query-client.ts';
import { clearSession } from '../lib/state/session-item.ts';
import { closeNotices } from '../ui/close-notices.ts';
import { endTimersWithTheirPage } from './page-timers.ts';

/** True while Testing Library looks for an element that is awaited. */
const isAwaited = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  /** Milliseconds; generous, for busy machines. */
  asyncUtilTimeout: 10_000,
  // Printing the page took a tenth of the time; one that is awaited in vain is printed at the end.
  getElementError(message, container) {
    const page = isAwaited() ? [] : [prettyDOM(container)];
    const error = new Error([message, ...page].join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/** React notes a stack trace with each element, for the text of its warnings alone. */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
  configurable: true,
});

endTimersWithTheirPage();

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
  value: Object.assign(new EventTarget(), { load: () => Promise.resolve([]) }),
  configurable: true,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  closeNotices();
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
