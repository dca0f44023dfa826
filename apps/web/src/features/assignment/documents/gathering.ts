/** Gathers what comes in quick succession, to be handed on together. */
export interface Gathering<T> {
  add: (item: T) => void;
  /** Hands on at once what has been gathered. */
  handNow: () => void;
}

/**
 * Hands on what was gathered in a task of its own, so that the browser gets round to what else is
 * waiting. React takes a screen that is drawn anew some fifty times without that for one that never
 * comes to rest, and gives it up: two drawings for each document of a class are enough.
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
