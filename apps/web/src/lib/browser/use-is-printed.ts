import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Listeners are done, and what they change is drawn, before the page is printed. */
function watchPrinting(onChange: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const print = window.matchMedia('print');
  isPrinting = print.matches;
  const tell = (is: boolean) => {
    isPrinting = is;
    onChange();
  };
  window.addEventListener('beforeprint', () => tell(true), { signal });
  window.addEventListener('afterprint', () => tell(print.matches), { signal });
  // Not every browser fires it when it prints, but all do when a page is shown as it would print.
  print.addEventListener('change', ({ matches }) => tell(matches), { signal });
  return () => watching.abort();
}

/** While the page is printed. */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(
    watchPrinting,
    () => isPrinting,
    () => false,
  );
