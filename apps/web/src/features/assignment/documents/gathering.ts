export interface Gathering<T> {
  add: (item: T) => void;
  handNow: () => void;
}

/**
 * Hands items on in batches, from timers, so that the browser can work in between. React aborts
 * after about 50 nested updates, which a whole class of documents would reach.
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
      timer ||= window.setTimeout(handNow);
    },
    handNow,
  };
}
