import type { PersonName } from '@second-draft/feedback';

/** A class's list changes seldom; a new student is known after this (milliseconds). */
const KEPT_FOR = 15 * 60 * 1000;

/** Some 100 bytes a name: 2,000 classes of 30, and as many lists of their teachers, are 6 MB. */
const LISTS = 4_000;

interface KeptList {
  names: PersonName[];
  until: number;
}

/** Keeps lists of names in memory, the longest kept going first. */
export function createRosterMemory(now: () => number, lists: number = LISTS) {
  const kept = new Map<string, KeptList>();

  function forget(): void {
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size <= lists) return;
      kept.delete(key);
    }
  }

  return {
    keep(key: string, names: PersonName[]): void {
      // Deleted first, so that it goes to the end: the map stays sorted by age.
      kept.delete(key);
      kept.set(key, { names, until: now() + KEPT_FOR });
      forget();
    },
    find(key: string): PersonName[] | null {
      const list = kept.get(key);
      return list && list.until > now() ? list.names : null;
    },
  };
}
