import { plainLetters } from '../letters/plain-letters.ts';
import { beginning } from './beginning.ts';

/** As few words in a row spell a shorter name by chance. */
const FEWEST_IN_LIST = 4;

/** What comes after a letter first: those are rare. */
const stoodFor =
  /(?: for | [-–—] |[=:] )(?<=(?:^|[\s(“"])(\S)(?:(?: is| stands|['’]?s)? for | [-–—] | ?[=:] ))/gu;

const stop = /[.!?\n]+/u;
const lead = /^[^:]*:/u;
/** With ‘and’, two marks part four. */
const twoMarks = /[,;/|•&].+[,;/|•&]/u;
const between = /[,;/|•&]+|\band\b/u;

/** Letters that something stands for: “M is for marvellous, A is for able”, ‘M = marvellous’. */
export const lettersStoodFor = (text: string): string[] =>
  Array.from(text.matchAll(stoodFor), ([, letter = '']) => plainLetters(letter));

/** How the parts of each list begin: “Maya is marvellous, able, young and artistic”. */
export const beginningsOfLists = (text: string): string[][] =>
  text
    .split(stop)
    // Few have so many marks, and to look at the words takes far longer.
    .filter((sentence) => twoMarks.test(sentence))
    .map((sentence) => sentence.replace(lead, '').split(between).map(beginning).filter(Boolean))
    .filter(({ length }) => length >= FEWEST_IN_LIST);
