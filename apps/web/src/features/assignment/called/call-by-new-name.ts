import type { WorkStore } from '../work/work-store.ts';
import { keptOf } from '../work/work.ts';
import { isCalledOtherwise } from './is-called-otherwise.ts';
import { canRename, isUnedited, renamedTo } from './rename-in-feedback.ts';

/**
 * Feedback as its writer left it greets by the name that the student has now. It is no change of the
 * teacher's: what she does next with it saves it.
 */
export function callByNewName(store: WorkStore, id: string): void {
  const work = store.get(id);
  const { feedback, file, activity, changedAt } = work;
  const { firstName } = file.student;
  if (!feedback || !isCalledOtherwise(work) || activity.kind !== 'none') return;
  if (!isUnedited(feedback) || !canRename(feedback, firstName)) return;
  const renamed = { ...work, feedback: renamedTo(feedback, firstName) };
  const draft = { ...keptOf(renamed), changedAt: changedAt ?? '' };
  store.dispatch(id, { kind: 'draftFound', draft });
}
