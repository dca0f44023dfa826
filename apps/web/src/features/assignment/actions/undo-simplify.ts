import { isSo, offerUntil } from '../undo/offer-until.ts';
import { isKeptChanged } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';

/** The shorter version may hold words of the teacher's own: it can be had back. */
export function undoSimplify(store: WorkStore, id: string): void {
  const { feedback, file } = store.get(id);
  if (!feedback?.longer) return;
  store.dispatch(id, { kind: 'simplifyUndone' });
  const after = store.get(id);
  const hasOther = isSo(store, id, (now) => isKeptChanged(after, now));
  offerUntil(hasOther, `${file.student.firstName}'s longer feedback is back.`, {
    label: 'Bring the shorter one back',
    undo: () => store.dispatch(id, { kind: 'feedbackRestored', feedback }),
  });
}
