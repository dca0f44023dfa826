import { isKnownWord } from '../words/known-words.ts';
import type { NameParts } from './person-name.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { shortFormsOf } from './short-forms.ts';

/**
 * Full names as children shorten them, joined: without what is between the first and the last name
 * (jack brown), and with a short form before the family name (tommy young). Not with one that is a
 * word, too: I drew long lines.
 */
export function shortenedWholes({ wholes }: NameParts): string[] {
  const [first = '', ...rest] = (wholes.at(-1) ?? []).map(plainLetters);
  const last = rest.at(-1);
  if (last === undefined) return [];
  const called = [first, ...shortFormsOf(first).filter((short) => !isKnownWord(short))];
  return called.flatMap((name) => [name + last, name + rest.join('')]);
}
