import { messages } from '@second-draft/contract';
import { classroomWords } from '../../lib/classroom-words.ts';
import { runTour } from './run-tour.ts';
import { turnTourOff } from './tour-cookie.ts';
import { assignmentSteps } from './tour-steps.ts';

/** A dialog of the app, such as the login modal, has the keys while it is open. */
const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** A checkbox that each step's box gets, and that stays as the teacher leaves it. */
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
      label.append(checkbox, messages.tour.dontShowAgain);
      return label;
    },
  };
}

/** Shows the tour of the assignment page, until the signal aborts. */
export async function showAssignmentTour(leaving: AbortSignal): Promise<void> {
  const { tour } = await classroomWords();
  if (leaving.aborted) return;
  const again = dontShowAgain();
  const stop = runTour(assignmentSteps(tour), {
    beforeChange: () => !isDialogOpen(),
    onBox: ({ footer }) => footer.before(again.build()),
    onEnd: () => {
      if (again.isWanted() && !leaving.aborted) turnTourOff();
    },
  });
  leaving.addEventListener('abort', stop);
}
