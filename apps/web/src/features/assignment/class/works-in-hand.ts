import type { OpenedAssignment } from '../marking-context.ts';
import type { Work } from '../work/work.ts';

/** Those of the student the teacher is with. */
export function worksInHand({ marking, students, current }: OpenedAssignment): Work[] {
  const here = students.find(({ student }) => student.userId === current.id.get());
  return (here?.files ?? []).map(({ id }) => marking.store.get(id));
}

export const focusedDocument = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-document]')?.dataset['document'];
