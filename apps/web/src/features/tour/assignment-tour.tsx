import { useEffect } from 'react';
import { logProblem } from '../../lib/failures/log-problem.ts';
import { isTourOff } from './tour-cookie.ts';

let wasShown = false;

export function AssignmentTour() {
  useEffect(() => {
    if (wasShown || isTourOff()) return undefined;
    const leaving = new AbortController();
    const show = async () => {
      const { showAssignmentTour } = await import('./show-assignment-tour.ts');
      if (leaving.signal.aborted) return;
      wasShown = true;
      await showAssignmentTour(leaving.signal);
    };
    show().catch((error: unknown) => logProblem('The tour was not shown', error));
    return () => leaving.abort();
  }, []);
  return null;
}
