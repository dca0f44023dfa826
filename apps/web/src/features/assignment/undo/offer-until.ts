import { offerUndo } from '../../../ui/offer-undo.tsx';
import { isKeptChanged, type Work } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';

/** Calls its argument once the offer is over. @returns a function that stops watching */
type Watching = (end: () => void) => () => void;

/** What ends the offers about each store's works. */
const endsOf = new WeakMap<WorkStore, Set<() => void>>();

const untilLeft =
  (store: WorkStore, watch: Watching): Watching =>
  (end) => {
    const ends = endsOf.get(store) ?? new Set();
    endsOf.set(store, ends.add(end));
    const stop = watch(end);
    return () => {
      ends.delete(end);
      stop();
    };
  };

/** The assignment is left: nothing that is brought back there is kept any more. */
export const endOffers = (store: WorkStore): void => endsOf.get(store)?.forEach((end) => end());

/** Offers Undo until it would take the place of something newer. */
export function offerUntil(
  watch: Watching,
  message: string,
  offer: Parameters<typeof offerUndo>[1],
): void {
  const takeBack = offerUndo(message, offer);
  const stop = watch(() => {
    stop();
    takeBack();
  });
}

export const isSo = (store: WorkStore, id: string, check: (work: Work) => boolean): Watching =>
  untilLeft(store, (end) =>
    store.watch(id, () => {
      if (check(store.get(id))) end();
    }),
  );

/** Whatever is kept of a work differs from what it is now, wherever the change comes from. */
export function isOtherThanNow(store: WorkStore, id: string): Watching {
  const present = store.get(id);
  return isSo(store, id, (later) => isKeptChanged(present, later));
}

/** What comes from elsewhere doesn't count. */
export const isChangedByTeacher = (store: WorkStore, id: string): Watching =>
  untilLeft(store, (end) =>
    store.watchKept(({ file }) => {
      if (file.id === id) end();
    }),
  );
