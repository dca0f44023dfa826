import { describe, expect, it } from 'vitest';
import type { Verdict } from '@second-draft/contract';
import { judgeSteps } from '../verdicts/judge-steps.ts';

/** By nothing but the words of a step that a teacher wrote, and no model. */
export function verdictOn(before: string, after: string, comment: string): Verdict | undefined {
  const quotations = [...comment.matchAll(/“([^”]+)”/gu)].flatMap(([, words = '']) =>
    before.includes(words) ? words : [],
  );
  const { judged } = judgeSteps(before, after, [{ step: 0, comment, quotations, rule: null }]);
  return judged[0]?.verdict;
}

/** A second draft, and what becomes of the step. */
export type OwnStepCase = [what: string, comment: string, after: string, verdict: Verdict];

export const expectVerdicts = (before: string, cases: readonly OwnStepCase[]): void =>
  describe.each(cases)('%s', (_, comment, after, verdict) => {
    it(`is ${verdict}`, () => {
      expect(verdictOn(before, after, comment)).toBe(verdict);
    });
  });
