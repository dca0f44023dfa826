import type { PersonName } from '@second-draft/feedback';

const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * The person behind the name that a screen sent: by full name, else by given name. Someone who is
 * not in the class has the first word for a given name.
 */
export function studentNamed(name: string, roster: readonly PersonName[]): PersonName {
  const wanted = plain(name);
  const known =
    roster.find(({ fullName }) => plain(fullName) === wanted) ??
    roster.find(({ givenName }) => plain(givenName) === wanted);
  return known ?? { fullName: name.trim(), givenName: name.trim().split(/\s+/u)[0] ?? '' };
}
