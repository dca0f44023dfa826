import { isDeepStrictEqual } from 'node:util';
import { limits, type SavedStudent } from '@second-draft/contract';
import type { Account, KeptStudent } from '../accounts/index.ts';

type Students = Account['students'];

const chosen = (kept: KeptStudent | null | undefined): SavedStudent | null => {
  if (!kept) return null;
  const { changedAt: _changedAt, ...choices } = kept;
  return choices;
};

/** Students without choices go first, then those with the oldest choices. */
const worth = (kept: KeptStudent | null): number => (kept === null ? -1 : (kept.changedAt ?? 0));

function trimmed(students: Students): Students {
  const all = Object.entries(students);
  if (all.length <= limits.savedStudentsMax) return students;
  const best = all
    .toSorted(([, one], [, other]) => worth(other) - worth(one))
    .slice(0, limits.savedStudentsMax);
  const staying = new Set(best.map(([id]) => id));
  return Object.fromEntries(all.filter(([id]) => staying.has(id)));
}

/** The browser sends everything it knows each time: only differences count as changed. */
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
