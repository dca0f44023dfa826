export interface Gathering<T> {
  add: (item: T) => void;
  handNow: () => void;
}

/** Each batch is drawn, laid out and painted by itself: a class one by one would take most of its time. */
const GATHERED_FOR_MS = 100;

/**
 * Hands items on in batches, the first a moment after its first item has come.
 * @param signal once aborted, nothing more is handed on
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
      timer ||= window.setTimeout(handNow, GATHERED_FOR_MS);
    },
    handNow,
  };
}
