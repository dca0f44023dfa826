import { isSo, offerUntil } from '../undo/offer-until.ts';
import type { WorkStore } from '../work/work-store.ts';

/** Clears the feedback and offers Undo. */
export function startAnew(store: WorkStore, id: string, cancel: (id: string) => void): void {
  const { feedback, file, activity } = store.get(id);
  if (!feedback || activity.kind !== 'none') return;
  store.dispatch(id, { kind: 'feedbackCleared' });
  const hasOther = isSo(store, id, (work) => work.feedback !== null);
  offerUntil(hasOther, `${file.student.shortName}'s feedback was cleared.`, {
    undo: () => {
      // What she has asked for since would take its place.
      cancel(id);
      store.dispatch(id, { kind: 'feedbackArrived', feedback });
    },
  });
}
