import { normaliseText, type Comparison, type JudgedStep } from '@second-draft/contract';
import { isRule } from '../rules/is-rule.ts';
import { readStudentText } from '../text/student-text.ts';
import { compareWords, comparisonOf } from './compare-drafts.ts';
import { gatedDrafts, gateVerdict, type Opinion } from './gate-verdict.ts';
import { judgeByRule } from './judge-by-rule.ts';
import type { DraftsToRead } from './looked.ts';
import { kindOfRevision, type KindOfRevision } from './kind-of-revision.ts';
import { passagesFor, type Passage } from './passages.ts';
import type { EarlierStep } from './steps-of.ts';

/** A step that takes understanding to judge. */
export interface StepToJudge {
  step: number;
  comment: string;
  passages: Passage[];
}

export interface JudgedSteps {
  kind: KindOfRevision;
  comparison: Comparison;
  /** All steps in order; those of `toModel` as they stand until a model has judged them. */
  judged: JudgedStep[];
  /** Steps of a model or a teacher where something changed that may matter. */
  toModel: StepToJudge[];
}

/**
 * Tells for each step whether it was acted on, as far as that can be told without a model: by the
 * rule that found it, or by the comparison, where nothing changed that could matter.
 */
export function judgeSteps(
  before: string,
  after: string,
  steps: readonly EarlierStep[],
): JudgedSteps {
  const whole = compareWords(before, after);
  const comparison = comparisonOf(whole);
  const kind = kindOfRevision(before, after, comparison);
  const gate = gatedDrafts(before, after);
  const said = (step: EarlierStep, opinion: Opinion, judge: JudgedStep['judge']) =>
    gateVerdict(gate, step, opinion, judge);
  if (kind !== 'changed') {
    const verdict = kind === 'unchanged' ? 'notYet' : 'cantTell';
    const judged = steps.map((step) => said(step, { verdict, proof: [] }, 'comparison'));
    return { kind, comparison, judged, toModel: [] };
  }
  const own = gate.after.original;
  const drafts: DraftsToRead = {
    before,
    normalised: normaliseText(before),
    after: own,
    compared: own === after ? whole : compareWords(before, own),
    fresh: gate.fresh,
    read: { before: readStudentText(before), after: readStudentText(own) },
  };
  const toModel: StepToJudge[] = [];
  const judged = steps.map((step) => {
    const passages = passagesFor(drafts, step);
    const byRule = isRule(step.rule) ? judgeByRule(drafts, step.rule, step.quotations) : null;
    if (byRule !== null) return said(step, byRule, 'rules');
    if (passages.length === 0) return said(step, { verdict: 'notYet', proof: [] }, 'comparison');
    toModel.push({ step: step.step, comment: step.comment, passages });
    return said(step, { verdict: 'cantTell', proof: [] }, 'comparison');
  });
  return { kind, comparison, judged, toModel };
}
