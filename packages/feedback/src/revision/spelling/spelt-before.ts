import { isRight } from '../../language/spelling/spelling.ts';
import { lowerWords } from '../../text/words.ts';
import { isAlike } from './respelt-in-place.ts';

/** Further words of either draft aren't compared, each with each. */
const MOST_COMPARED = 60;

/** The words that an earlier draft doesn't have, not even misspelt: ‘very useful’ for ‘usefull’ has one. */
export function withoutRespelt(fresh: string, old: string): string {
  const had = lowerWords(old);
  const known = new Set(had);
  const wrong = had.filter((word) => !isRight({ text: word })).slice(0, MOST_COMPARED);
  if (wrong.length === 0) return fresh;
  const isRespelt = (word: string) => !known.has(word) && wrong.some((one) => isAlike(one, word));
  const respelt = new Set(lowerWords(fresh).slice(0, MOST_COMPARED).filter(isRespelt));
  return respelt.size === 0
    ? fresh
    : fresh.replace(/[\p{L}\p{M}'’-]+/gu, (word) => (respelt.has(word.toLowerCase()) ? '' : word));
}
