import type { NameParts } from './person-name.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { shortFormsOf } from './short-forms.ts';

/** The other names of everybody who has a name or may be called by it, in plain letters. */
export type Partners = ReadonlyMap<string, ReadonlySet<string>>;

export function partnersOf(people: readonly NameParts[]): Partners {
  const partners = new Map<string, Set<string>>();
  for (const { words } of people) {
    const names = [...new Set(words.map(plainLetters))];
    for (const name of names)
      for (const called of [name, ...shortFormsOf(name)]) {
        const known = partners.get(called) ?? new Set();
        for (const other of names) if (other !== name) known.add(other);
        partners.set(called, known);
      }
  }
  return partners;
}
