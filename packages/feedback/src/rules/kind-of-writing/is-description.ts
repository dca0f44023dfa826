import { tellsOfSenses } from '../../language/kinds-of-words/sense-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';
import { isComparison } from './is-comparison.ts';
import { kindOfWriting } from './kind-of-writing.ts';

/** Fewer sentences about sounds, smells and the like, or a smaller share, are found in reports, too. */
const FEWEST = 3;
const SHARE = 0.3;

/** Whether a text is no story, but lets its reader hear, smell and feel a place or a thing. */
export const isDescription = onceForEach((text: StudentText): boolean => {
  const { sentences, purpose } = text;
  if (purpose === 'inform' || purpose === 'explain' || isComparison(text)) return false;
  if (kindOfWriting(text) !== 'facts') return false;
  const sensed = sentences.filter((one) => tellsOfSenses.test(one.text)).length;
  return sensed >= FEWEST && sensed >= sentences.length * SHARE;
});
