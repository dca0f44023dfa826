import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

/** ‘Hypothesis: …’, ‘Results’, ‘What we found out’ */
const part =
  /^\W*(?:aim|hypothesis|prediction|equipment|materials|method|results?|observations?|conclusions?|variables?|what (?:i|we) (?:did|found(?: out)?)|what it means)\W*(?::|$)/iu;

/** Fewer such lines may head a part of something else. */
const FEWEST = 2;

/** Whether a text writes up an experiment: it tells what came of it, and what its writer makes of that. */
export const isExperiment = onceForEach(
  ({ lines }: StudentText): boolean => lines.filter(({ text }) => part.test(text)).length >= FEWEST,
);
