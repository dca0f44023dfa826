import { tourMessages } from '@second-draft/contract';
import { classroomWords } from '../../lib/installation/classroom-words.ts';
import { runTour } from './run-tour.ts';
import { turnTourOff } from './tour-cookie.ts';
import { assignmentSteps } from './tour-steps.ts';

/** While one of the app's dialogs is open, it owns the keyboard. */
const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** The box is gone, and the focus with it. */
function focusPage(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Each step gets its own checkbox; they share their state. */
function dontShowAgain() {
  let isWanted = true;
  return {
    isWanted: () => isWanted,
    build() {
      const label = document.createElement('label');
      const checkbox = document.createElement('input');
      checkbox.type = 'checkbox';
      checkbox.checked = isWanted;
      checkbox.addEventListener('change', () => (isWanted = checkbox.checked));
      label.className = 'tour-again';
      label.append(checkbox, tourMessages.dontShowAgain);
      return label;
    },
  };
}

export async function showAssignmentTour(leaving: AbortSignal): Promise<void> {
  const words = await classroomWords();
  if (leaving.aborted) return;
  const again = dontShowAgain();
  const stop = runTour(assignmentSteps(words), {
    beforeChange: () => !isDialogOpen(),
    onBox: ({ footer }) => footer.before(again.build()),
    onEnd: () => {
      focusPage();
      if (again.isWanted() && !leaving.aborted) turnTourOff();
    },
  });
  leaving.addEventListener('abort', stop);
}
