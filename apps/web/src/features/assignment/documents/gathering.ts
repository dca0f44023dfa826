/** Gathers what comes in quick succession, to be handed on together. */
export interface Gathering<T> {
  add: (item: T) => void;
  /** Hands on at once what has been gathered. */
  handNow: () => void;
}

/**
 * Hands items on in batches, each in a task of its own, so that the browser can work in between.
 * React aborts after about 50 nested updates, which a whole class of documents would reach.
 * @param signal when it aborts, nothing is handed on any more
 */
export function gathering<T>(
  hand: (items: readonly T[]) => void,
  signal: AbortSignal,
): Gathering<T> {
  let items: T[] = [];
  let timer = 0;
  const handNow = () => {
    window.clearTimeout(timer);
    timer = 0;
    const gathered = items;
    items = [];
    if (gathered.length > 0 && !signal.aborted) hand(gathered);
  };
  return {
    add(item) {
      items.push(item);
      timer ||= window.setTimeout(handNow);
    },
    handNow,
  };
}
