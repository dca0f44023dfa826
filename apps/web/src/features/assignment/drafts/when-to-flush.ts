import { profileItem } from '../../../lib/state/session.ts';

interface Flushing {
  /** As the page is hidden or left. */
  onHidden: () => void;
  /** Once there is a connection again, or she has logged in again without leaving the screen. */
  onAccess: () => void;
}

/** Returns a function that stops. */
export function watchWhenToFlush({ onHidden, onAccess }: Flushing): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('pagehide', onHidden, { signal });
  window.addEventListener('online', onAccess, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') onHidden();
    },
    { signal },
  );
  const unwatchProfile = profileItem.subscribe(() => {
    if (profileItem.get()) onAccess();
  });
  return () => {
    unwatchProfile();
    watching.abort();
  };
}
