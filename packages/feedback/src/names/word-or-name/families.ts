import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';

/** What a family does rather than things. */
const deeds = /^(?:invited|visited|lent|moved|stayed|slept|live|own)$/u;
const afterCame = /^(?:too|over|with|round|around|along|to)$/u;

/** A family together: the Foxes, the woods came over. */
export function familyOf(runs: readonly Run[], at: number, { words }: Roster): string | undefined {
  const { letters = '', first } = runs[at] ?? {};
  if (!letters.endsWith('s')) return undefined;
  if (isActing(runs, at)) {
    const key = words.get(letters) ?? words.get(letters.slice(0, -1));
    if (key !== undefined) return key;
  } else if (first !== false || !hasCapital(runs, at)) return undefined;
  return /(?:[sxz]|ch|sh)es$/u.test(letters) ? words.get(letters.slice(0, -2)) : undefined;
}

function isActing(runs: readonly Run[], at: number): boolean {
  if (neighbour(runs, at, -1) !== 'the') return false;
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  return after === 'came' ? afterCame.test(after2) : deeds.test(after);
}
