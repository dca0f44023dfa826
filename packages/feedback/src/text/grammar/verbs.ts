import { isCommandVerb } from '../../language/kinds-of-words/command-verbs.ts';
import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import { isStrongVerb } from '../../language/kinds-of-words/vivid-words.ts';
import type { Word } from '../student-text.ts';

/** Verbs that help others, as the inside of a pattern. */
export const auxiliary =
  "am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|couldn['’]?t|won['’]?t|wouldn['’]?t|hasn['’]?t|haven['’]?t|hadn['’]?t";

/** Verbs that children use most, as the inside of a pattern. */
export const often =
  'went|said|got|came|ran|put|let|feels?|felt|looks?|seems?|seemed|likes?|liked|loves?|loved|lives?|lived|knows?|means?|meant|wants?|wanted|needs?|needed|says?|thinks?|thought|works?|costs?|sounds?|smells?|smelt|eats?|goes?|comes?|takes?|hates?|hated|forces?|happens?|stayed|matters?|hurts?|begins?|sees?|dies?|grows?|gets?';
const verb = new RegExp(
  String.raw`^(?:${auxiliary}|${often}|\p{L}{3,}ed)$|['’](?:s|re|m|ll|d|ve)$`,
  'u',
);

/** Whether a word among others is surely a verb, as far as lists can tell. */
export const isVerb = ({ lower }: Word, i: number, words: readonly Word[]): boolean => {
  if (verb.test(lower) || isPastDeed(lower) || isStrongVerb(lower)) return true;
  const isNamed = /^(?:a|an|the|my|our|his|her|their|no|its)$/u.test(words[i - 1]?.lower ?? '');
  return !isNamed && (isCommandVerb(lower) || isCommandVerb(lower.replace(/(?:e?s)$/u, '')));
};
