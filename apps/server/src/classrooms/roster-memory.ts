import type { PersonName } from '@second-draft/feedback';

/** A class's list changes seldom; a new student is known after this (milliseconds). */
const KEPT_FOR = 15 * 60 * 1000;

/** Some 100 bytes a name: 2,000 classes of 30 are 6 MB. */
const CLASSES = 2_000;

interface KeptRoster {
  accountId: string;
  names: PersonName[];
  until: number;
}

/** Keeps rosters in memory, each for one teacher, the longest kept going first. */
export function createRosterMemory(now: () => number, classes: number = CLASSES) {
  const kept = new Map<string, KeptRoster>();
  const keyOf = (accountId: string, courseId: string) => `${accountId} ${courseId}`;

  function forget(): void {
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size <= classes) return;
      kept.delete(key);
    }
  }

  return {
    keep(accountId: string, courseId: string, names: PersonName[]): void {
      const key = keyOf(accountId, courseId);
      // Deleted first, so that it goes to the end: the map stays sorted by age.
      kept.delete(key);
      kept.set(key, { accountId, names, until: now() + KEPT_FOR });
      forget();
    },
    find(accountId: string, courseId: string): PersonName[] | null {
      const roster = kept.get(keyOf(accountId, courseId));
      return roster && roster.until > now() ? roster.names : null;
    },
    /** Null when nothing is kept for this teacher. */
    findAll(accountId: string): PersonName[] | null {
      const rosters = [...kept.values()].filter(
        (roster) => roster.accountId === accountId && roster.until > now(),
      );
      return rosters.length === 0 ? null : rosters.flatMap(({ names }) => names);
    },
  };
}
