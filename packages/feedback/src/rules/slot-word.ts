import { wordsAlone } from '@second-draft/contract';
import { wordsOf } from '../text/words.ts';

/** The word that a slot names between quotation marks. */
const named = (slot: string | undefined): string =>
  (slot ?? '').replace(/[‘’]/gu, '').toLowerCase();

/** Whether a slot's word is among these words. */
export const has = (words: string, slot: string | undefined): boolean =>
  wordsOf(words).some(({ text }) => text.toLowerCase() === named(slot));

/** Forms that share no beginning; regular ones do. */
const families = [
  'went go goes going gone goed',
  'said say says saying sed',
  'ran run runs running',
  'good better best',
  'bad worse worst',
  'big bigger biggest',
  'got get gets getting gotten',
].map((family) => family.split(' '));

const stemOf = (word: string) =>
  word.replace(/(?:ing|ed|er|est|ly|y|s)$/u, '').replace(/(\p{L})\1$/u, '$1');

/** Whether a slot's word is among these words, in this or another form. */
export function hasFormOf(words: string, slot: string | undefined): boolean {
  const sought = named(slot);
  if (sought.includes(' ')) return ` ${wordsAlone(words)} `.includes(` ${sought} `);
  const family = families.find((forms) => forms.includes(sought)) ?? [sought];
  return wordsOf(words).some(({ text }) => {
    const word = text.toLowerCase();
    return family.includes(word) || (sought.length > 3 && stemOf(word) === stemOf(sought));
  });
}

/** Whether these words begin with a slot's word. */
export const begins = (words: string, slot: string | undefined): boolean =>
  wordsOf(words)[0]?.text.toLowerCase() === named(slot);
