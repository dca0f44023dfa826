import { blockId } from '../student/student-block.tsx';

/** Scrolls to a student's block and puts the focus there. */
export function goToStudent(userId: string): void {
  const block = document.getElementById(blockId(userId));
  if (!block) return;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: 'start' });
}
