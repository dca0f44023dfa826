import { LONGEST_CHANGE_MS } from './longest-change.ts';
import { untilGone } from './until-gone.ts';

const newest = new Map<string, Promise<unknown>>();

const longEnough = () => new Promise((resolve) => window.setTimeout(resolve, LONGEST_CHANGE_MS));

/**
 * Sends changes of one address one after another, in the order they were made: of two under way at
 * once, the older could arrive last, and stay.
 * @throws what `send` throws
 */
export function inTurn<T>(address: string, send: () => Promise<T>): Promise<T> {
  const before = newest.get(address);
  const sent = before ? untilGone(Promise.race([before, longEnough()])).then(send) : send();
  const ended = sent
    .catch(() => {})
    .finally(() => {
      if (newest.get(address) === ended) newest.delete(address);
    });
  newest.set(address, ended);
  return sent;
}
