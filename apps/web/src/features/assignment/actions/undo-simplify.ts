import { isOtherThanNow, offerUntil } from '../undo/offer-until.ts';
import type { WorkStore } from '../work/work-store.ts';

/** Brings the longer version back, and offers the shorter one, which may hold words of the teacher's own. */
export function undoSimplify(store: WorkStore, id: string): void {
  const { feedback, file } = store.get(id);
  if (!feedback?.longer) return;
  store.dispatch(id, { kind: 'simplifyUndone' });
  offerUntil(isOtherThanNow(store, id), `${file.student.shortName}'s longer feedback is back.`, {
    label: 'Use the shorter one',
    undo: () => store.dispatch(id, { kind: 'feedbackRestored', feedback }),
  });
}
