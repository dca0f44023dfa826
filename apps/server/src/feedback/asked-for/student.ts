import type { PersonName } from '@second-draft/feedback';

const nameKey = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Those of these names that nobody on the roster has. */
export function formerlyCalled(
  names: readonly string[],
  roster: readonly PersonName[],
): PersonName[] {
  const now = new Set(roster.map(({ fullName }) => nameKey(fullName)));
  return names.filter((name) => !now.has(nameKey(name))).map((name) => studentNamed(name, []));
}

/**
 * Matches the roster by full name, then by given name. For anyone else, the first word is the given
 * name.
 */
export function studentNamed(name: string, roster: readonly PersonName[]): PersonName {
  const wanted = nameKey(name);
  const known =
    roster.find(({ fullName }) => nameKey(fullName) === wanted) ??
    roster.find(({ givenName }) => nameKey(givenName) === wanted);
  return known ?? { fullName: name.trim(), givenName: name.trim().split(/\s+/u)[0] ?? '' };
}
