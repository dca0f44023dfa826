let gone: Promise<void>;
let go = () => {};

function begin(): void {
  gone = new Promise((resolve) => (go = resolve));
}

function look({ type }: Event): void {
  if (type !== 'pagehide' && document.visibilityState === 'visible') return;
  go();
  // What is changed later in a hidden page that lives on waits again.
  window.setTimeout(begin);
}

begin();
// Public pages are also drawn where there is no browser.
if (!import.meta.env.SSR) {
  // Ahead of listeners that send what is left to send.
  window.addEventListener('pagehide', look, true);
  document.addEventListener('visibilitychange', look, true);
}

/** Waits for what goes before, but not as the page is hidden or left: later may be never. */
export const untilGone = (before: Promise<unknown>): Promise<unknown> =>
  Promise.race([before, gone]);
