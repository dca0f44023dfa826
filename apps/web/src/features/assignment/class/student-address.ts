import type { StudentWork } from '../documents/attached-file.ts';
import { blockId } from '../student/student-block.tsx';

/** Safari refuses more than a hundred changes of the address in half a minute. */
const AT_MOST_EVERY_MS = 400;

/** The student whom the window's address names; null where it names none of these. */
export function studentInAddress(students: readonly StudentWork[]): string | null {
  const named = students.find(
    ({ student }) => window.location.hash === `#${blockId(student.userId)}`,
  );
  return named?.student.userId ?? null;
}

/**
 * Keeps the student whom the teacher is with in the address, for reload, Back and sharing. It
 * stays one visit in the browser's history, and tells the server nothing.
 */
export function createStudentAddress() {
  let timer = 0;
  let waiting: string | null = null;
  const write = () => {
    timer = 0;
    if (waiting === null) return;
    window.history.replaceState(window.history.state, '', `#${blockId(waiting)}`);
    waiting = null;
    timer = window.setTimeout(write, AT_MOST_EVERY_MS);
  };
  return {
    show(userId: string): void {
      waiting = userId;
      if (timer === 0) write();
    },
    /** Leaves the address alone from now on: it may be another page's. */
    stop(): void {
      window.clearTimeout(timer);
      timer = 0;
      waiting = null;
    },
  };
}
