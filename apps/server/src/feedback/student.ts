import type { PersonName } from '@second-draft/feedback';

const nameKey = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

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
