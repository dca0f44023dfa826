import type { StudentText } from '../text/student-text.ts';
import { ruleNames, ruleOf } from './all-rules.ts';
import { isMending } from './rule.ts';

/** The student's words at each place that a rule would have mended. */
export function slipsIn(text: StudentText): string[] {
  return ruleNames
    .map(ruleOf)
    .filter(({ taken }) => taken !== undefined && isMending(taken))
    .flatMap((rule) => rule.find(text))
    .filter(({ kind }) => kind === 'nextStep')
    .flatMap(({ quotations }) => quotations.flat());
}

/** Whether the words have a slip in them, or are a part of one. */
export const hasSlip = (words: string, slips: readonly string[]): boolean =>
  slips.some((slip) => words.includes(slip) || slip.includes(words));
