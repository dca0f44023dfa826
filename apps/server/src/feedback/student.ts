import type { PersonName } from '@second-draft/feedback';

const nameKey = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * The person behind the name that a screen sent: by full name, else by given name. Someone who is
 * not in the class has the first word for a given name.
 */
export function studentNamed(name: string, roster: readonly PersonName[]): PersonName {
  const wanted = nameKey(name);
  const known =
    roster.find(({ fullName }) => nameKey(fullName) === wanted) ??
    roster.find(({ givenName }) => nameKey(givenName) === wanted);
  return known ?? { fullName: name.trim(), givenName: name.trim().split(/\s+/u)[0] ?? '' };
}
