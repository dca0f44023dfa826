import type { WatchedValue } from '../../../lib/state/watched-value.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { blockId } from './block-id.ts';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const AT_ONCE = 30;
const WITHIN_MS = 10_000;

/** The user id in the address, or the window's; null when it names none of these students. */
export function studentInAddress(
  students: readonly StudentWork[],
  { hash }: { hash: string } = window.location,
): string | null {
  const named = students.find(({ student }) => hash === `#${blockId(student.userId)}`);
  return named?.student.userId ?? null;
}

/** The address names a student who has no writing here; an empty or foreign hash names nobody. */
export const namesStudentWithout = (
  students: readonly StudentWork[],
  { hash }: { hash: string },
): boolean => hash.startsWith(`#${blockId('')}`) && studentInAddress(students, { hash }) === null;

function createStudentAddress() {
  let changes: number[] = [];
  let timer = 0;
  const write = (userId: string) => {
    changes.push(performance.now());
    window.history.replaceState(window.history.state, '', `#${blockId(userId)}`);
  };
  return {
    show(userId: string): void {
      window.clearTimeout(timer);
      changes = changes.filter((at) => at > performance.now() - WITHIN_MS);
      if (changes.length < AT_ONCE) write(userId);
      else timer = window.setTimeout(() => write(userId), WITHIN_MS / AT_ONCE);
    },
    /** Cancels a late change: the address may be another page's by then. */
    stop: () => window.clearTimeout(timer),
  };
}

/**
 * Keeps the current student in the address, for reload, Back and sharing; returns a function that
 * stops. Adds no entry to the browser's history, and the hash never reaches the server.
 */
export function keepInAddress(id: WatchedValue<string | null>): () => void {
  const address = createStudentAddress();
  const unsubscribe = id.subscribe((userId) => {
    if (userId !== null) address.show(userId);
  });
  return () => {
    unsubscribe();
    address.stop();
  };
}
