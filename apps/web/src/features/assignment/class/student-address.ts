import type { StudentWork } from '../documents/attached-file.ts';
import { blockId } from './block-id.ts';

/** Safari refuses more than a hundred changes of the address in half a minute. */
const AT_ONCE = 30;
const WITHIN_MS = 10_000;

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
  let changes: number[] = [];
  let timer = 0;
  const write = (userId: string) => {
    changes.push(Date.now());
    window.history.replaceState(window.history.state, '', `#${blockId(userId)}`);
  };
  return {
    show(userId: string): void {
      window.clearTimeout(timer);
      changes = changes.filter((at) => at > Date.now() - WITHIN_MS);
      if (changes.length < AT_ONCE) write(userId);
      else timer = window.setTimeout(() => write(userId), WITHIN_MS / AT_ONCE);
    },
    /** Leaves the address alone from now on: it may be another page's. */
    stop: () => window.clearTimeout(timer),
  };
}
