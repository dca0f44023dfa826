import type { StudentText } from '../text/student-text.ts';
import { ruleNames, ruleOf, type RuleName } from './all-rules.ts';
import { findingsOf } from './findings-of.ts';
import { isMending } from './rule.ts';

/** What may be tried another way, or stands where a task asks for more, is no slip. */
function isOfSlips(name: RuleName): boolean {
  const { taken } = ruleOf(name);
  return taken !== undefined && taken.isOneOfMany !== true && isMending(taken);
}

/** The student's words at each place that a rule would have mended. */
export function slipsIn(text: StudentText): string[] {
  return ruleNames
    .filter(isOfSlips)
    .flatMap((name) => findingsOf(name, text))
    .filter(({ kind }) => kind === 'nextStep')
    .flatMap(({ quotations }) => quotations.flat());
}

/** Whether the words have a slip in them, or are a part of one. */
export const hasSlip = (words: string, slips: readonly string[]): boolean =>
  slips.some((slip) => words.includes(slip) || slip.includes(words));
