import { isDeepStrictEqual } from 'node:util';
import { limits, type SavedStudent } from '@second-draft/contract';
import type { Account, KeptStudent } from '../accounts/index.ts';

type Students = Account['students'];

const chosen = (kept: KeptStudent | null | undefined): SavedStudent | null => {
  if (!kept) return null;
  const { changedAt: _changedAt, ...choices } = kept;
  return choices;
};

/** Nothing is lost with a student about whom nothing has been chosen; then the oldest choices go. */
const worth = (kept: KeptStudent | null): number => (kept === null ? -1 : (kept.changedAt ?? 0));

/** The students that are worth most, in the order in which they stood. */
function trimmed(students: Students): Students {
  const all = Object.entries(students);
  if (all.length <= limits.savedStudentsMax) return students;
  const best = all
    .toSorted(([, one], [, other]) => worth(other) - worth(one))
    .slice(0, limits.savedStudentsMax);
  const staying = new Set(best.map(([id]) => id));
  return Object.fromEntries(all.filter(([id]) => staying.has(id)));
}

/**
 * What is kept about a teacher's students, with what she has chosen now. Her browser sends all that
 * it knows each time: only what differs counts as used.
 */
export function mergeStudents(
  kept: Students,
  sent: Readonly<Record<string, SavedStudent | null>>,
  now: Date,
): Students {
  const changed = Object.entries(sent)
    .filter(([id, choices]) => !(id in kept) || !isDeepStrictEqual(chosen(kept[id]), choices))
    .map(([id, choices]) => [id, choices && { ...choices, changedAt: now.getTime() }] as const);
  return trimmed({ ...kept, ...Object.fromEntries(changed) });
}
