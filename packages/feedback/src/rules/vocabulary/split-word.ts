import { wordSet } from '../../text/word-set.ts';
import type { StudentText } from '../../text/student-text.ts';

/** Beginnings that are no words by themselves. */
const beginnings = wordSet(`
  anti bio eco geo hydro hyper inter micro multi non poly pre pro semi sub tele thermo trans ultra un
`);

/** Whether a word is the end of another, written apart: no ‘carbonate’ is meant by “poly carbonate”. */
export const isEndOfSplit = (text: StudentText, i: number): boolean =>
  beginnings.has(text.words[i - 1]?.lower ?? '');
