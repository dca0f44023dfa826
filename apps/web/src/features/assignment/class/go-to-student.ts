import { blockId } from '../student/student-block.tsx';

/** Blocks out of sight have an estimated height until they are drawn, within so many frames. */
const SETTLING_FRAMES = 12;

let latest = 0;

function bringToTop(block: HTMLElement, turn: number, framesLeft: number): void {
  if (turn !== latest) return;
  block.scrollIntoView({ block: 'start' });
  if (framesLeft > 0) requestAnimationFrame(() => bringToTop(block, turn, framesLeft - 1));
}

/** Scrolls to a student's block and puts the focus there. */
export function goToStudent(userId: string): void {
  const block = document.getElementById(blockId(userId));
  if (!block) return;
  latest += 1;
  block.focus({ preventScroll: true });
  bringToTop(block, latest, SETTLING_FRAMES);
}
