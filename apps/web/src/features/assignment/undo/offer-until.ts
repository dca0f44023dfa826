import { offerUndo } from '../../../ui/offer-undo.tsx';
import { isKeptChanged, type Work } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';

/** Calls its argument once the offer is over. @returns a function that stops watching */
type Watching = (end: () => void) => () => void;

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

export const isSo =
  (store: WorkStore, id: string, check: (work: Work) => boolean): Watching =>
  (end) =>
    store.watch(id, () => {
      if (check(store.get(id))) end();
    });

/** Whatever is kept of a work differs from what it is now, wherever the change comes from. */
export function isOtherThanNow(store: WorkStore, id: string): Watching {
  const present = store.get(id);
  return isSo(store, id, (later) => isKeptChanged(present, later));
}

/** What comes from elsewhere doesn't count. */
export const isChangedByTeacher =
  (store: WorkStore, id: string): Watching =>
  (end) =>
    store.watchKept(({ file }) => {
      if (file.id === id) end();
    });
