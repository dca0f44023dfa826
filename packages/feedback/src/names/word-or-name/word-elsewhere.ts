import { hasMaoriShape, isKupu } from '../../language/te-reo/te-reo.ts';
import { wordSet } from '../../text/word-set.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { isNamesPlace } from '../surroundings/name-places.ts';
import { isEnglish } from '../words/known-words.ts';

/** Things that a New Zealand class writes of by the words of other languages. */
const things = wordSet('diya lupe mele siva fale malo lagi rangoli');

const article = /^(?:an?|the)$/u;
/** After these, something is told rather than somebody. */
const afterThing = /^(?:|out|of|in|on|by|for|and|because)$/u;
const beforeNouns = /^(?:te|nga|he|tenei|tena|tera|taku|toku|tana|tona)$/u;
const teReo = /^(?:te|nga|o|ki|kei|nei|katoa|pai|nui|ia|iti|hoki|tenei|tena|tera|ano)$/u;
/** Of te reo and of English. */
const ofBoth = /^(?:i|a|e|me)$/u;

/** Whether a name that is no word of English stands as a word of its language, in small letters. */
export function isWordElsewhere(runs: readonly Run[], at: number): boolean {
  return !/\p{Lu}/u.test(runs[at]?.text ?? '') && (isInTeReo(runs, at) || isOtherThing(runs, at));
}

const isTeReoWord = (letters: string) =>
  teReo.test(letters) || (isKupu(letters) && !isEnglish(letters));

/** “Kei te paki te rangi i tēnei rā”, “he tama pai ia”. */
function isInTeReo(runs: readonly Run[], at: number): boolean {
  if (!hasMaoriShape(runs[at]?.letters ?? '')) return false;
  if (!beforeNouns.test(neighbour(runs, at, -1))) return false;
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  return isTeReoWord(after) || (ofBoth.test(after) && isTeReoWord(after2));
}

/** “We made a diya.” */
function isOtherThing(runs: readonly Run[], at: number): boolean {
  if (!things.has(runs[at]?.letters ?? '') || !article.test(neighbour(runs, at, -1))) return false;
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  // “The lupe in my class”, “the mele and me”.
  return afterThing.test(after) && !/^(?:me|i|my|our)$/u.test(after2) && !isNamesPlace(runs, at);
}
