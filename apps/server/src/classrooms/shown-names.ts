import type { Member } from '../classroom-service/index.ts';

const byId = new Intl.Collator('en', { numeric: true });
const nameKey = (name: string) => name.normalize('NFC').toLocaleLowerCase('en-NZ');

/**
 * Tells namesakes apart by a number, in the order of their ids: these stay when names, photos and
 * the list's order change.
 * @param members of one class, all of them
 * @returns what to show, by id, of those who share their name
 */
export function namesakesIn(members: readonly Member[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(members, ({ fullName }) => nameKey(fullName));
  const shared = [...byName.values()].filter((same) => same.length > 1);
  return new Map(
    shared.flatMap((same) =>
      same
        .toSorted((a, b) => byId.compare(a.id, b.id))
        .map(({ id, fullName }, index) => [id, `${fullName} (${index + 1})`] as const),
    ),
  );
}
