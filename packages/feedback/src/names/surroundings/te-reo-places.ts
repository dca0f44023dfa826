import { hasMaoriShape, isKupu } from '../../language/te-reo/te-reo.ts';
import { isEnglish } from '../words/known-words.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { deeds } from '../words/word-classes.ts';

const beforePersonalArticle = /^(?:i|ki|kei)$/u;
const beforeVerbs = /^(?:te|ka|kua|kia)$/u;
/** Before a noun, or before a verb. */
const beforeWords = /^(?:te|nga|he|taku|toku|tana|tona|tau|tou|tenei|tena|tera|ka|kua|kia)$/u;

const isOnlyKupu = (word: string) => isKupu(word) && !isEnglish(word);

/** After the ‘a’ that te reo has before names: “Kei te kaukau a Kōwhai”, “i kite au i a Aroha”. */
export function isAfterPersonalArticle(runs: readonly Run[], at: number): boolean {
  const before2 = neighbour(runs, at, -2);
  // Te Whānau a Apanui is a people.
  if (neighbour(runs, at, -1) !== 'a' || before2 === 'whanau') return false;
  const isVerb = hasMaoriShape(before2) && beforeVerbs.test(neighbour(runs, at - 2, -1));
  return isVerb || isOnlyKupu(before2) || beforePersonalArticle.test(before2);
}

/** A kupu in small letters where no name stands: “ki te moana”, “he aroha nui”, “ka aroha”. */
export function isKupuInPlace(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const before = neighbour(runs, at, -1);
  if (!beforeWords.test(before) || hasCapital(runs, at) || !isOnlyKupu(letters)) return false;
  // English has ‘he’ too.
  return before !== 'he' || !deeds.has(neighbour(runs, at, 1));
}
