const thisTab = Math.random().toString(36);

/** Tells this browser's open tabs that something named `subject` has changed. */
export function tellTabs(subject: string): void {
  const channel = new BroadcastChannel(subject);
  // A channel reaches only this origin; only windows take a target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(thisTab);
  channel.close();
}

/**
 * @param whose `'all'` for a screen of this tab that shows what another writes
 * @returns a function that stops listening
 */
export function listenToTabs(
  subject: string,
  whose: 'others' | 'all',
  onNews: () => void,
): () => void {
  const channel = new BroadcastChannel(subject);
  channel.addEventListener('message', ({ data }) => {
    if (whose === 'all' || data !== thisTab) onNews();
  });
  return () => channel.close();
}
