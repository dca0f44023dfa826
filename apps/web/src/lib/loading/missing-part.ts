import { watchedValue } from '../state/watched-value.ts';

/** The event by which any part reports that it could not be fetched, and the name of that error. */
export const MISSING_PART = 'missing-part';

/**
 * Runs in every page before anything else: a page whose parts no server has any more loads itself
 * again, once a minute at most and only while a server answers. What was typed is in session storage.
 * A missing screen is told of more than once, and several parts can be missing at the same time.
 */
export const missingPartScript = `(() => {
  const KEY = 'reloaded-for-a-missing-part';
  let isUnderWay = false;
  const reload = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < 60000) return;
      const { ok } = await fetch('/readyz/pages', { cache: 'no-store' });
      if (!ok) return;
      sessionStorage.setItem(KEY, Date.now());
      location.reload();
    } catch {
    } finally {
      isUnderWay = false;
    }
  };
  const isOurs = ({ tagName, src }) =>
    tagName === 'SCRIPT' && (src === '' || src.startsWith(location.origin + '/'));
  addEventListener('error', ({ target }) => isOurs(target) && reload(), true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/dynamically imported module|importing a module script/i.test(reason)) reload();
  });
  addEventListener('${MISSING_PART}', reload);
})()`;

class MissingPart extends Error {
  override name = MISSING_PART;
}

export const isMissingPart = (error: unknown) =>
  error instanceof Error && error.name === MISSING_PART;

/** How many parts are needed and still on their way. */
export const awaitedParts = watchedValue(0);

/**
 * Has the page load itself again if a part of it can't be fetched when it is needed.
 * @returns a function that throws `MissingPart` then
 */
export function neededPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    // Needed while a screen is being drawn, which may change nothing.
    await Promise.resolve();
    awaitedParts.set(awaitedParts.get() + 1);
    try {
      return await load();
    } catch (error) {
      window.dispatchEvent(new Event(MISSING_PART));
      throw new MissingPart('a part of the app could not be fetched', { cause: error });
    } finally {
      awaitedParts.set(awaitedParts.get() - 1);
    }
  };
}
