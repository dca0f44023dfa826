import { normaliseText, type Comparison, type JudgedStep } from '@second-draft/contract';
import { ruleOf } from '../../rules/all-rules.ts';
import { isRule } from '../../rules/is-rule.ts';
import { readAsForm } from '../../text/student-text.ts';
import { compareWords, comparisonOf } from '../changes/compare-drafts.ts';
import { gatedDrafts, gateVerdict, type Opinion } from '../gate/gate-verdict.ts';
import { isSure, judgeByRule, speaksFor } from '../by-rule/judge-by-rule.ts';
import type { DraftsToRead } from '../by-rule/looked.ts';
import { kindOfRevision, type KindOfRevision } from '../changes/kind-of-revision.ts';
import { isToTakeOut } from '../own-steps/demands/taken-out.ts';
import { judgeOwnStep } from '../own-steps/judge-own-step.ts';
import { mayBeKept } from '../steps/may-be-kept.ts';
import { passagesFor, passagesForRule, shownOf, type Passage } from './passages.ts';
import type { EarlierStep } from '../steps/steps-of.ts';

/** A step that takes understanding to judge. */
export interface StepToJudge {
  step: number;
  comment: string;
  /** The student's words that it is about. */
  quotations: readonly string[];
  /** Where it may have been taken: words elsewhere prove nothing that a rule doubts. */
  passages: Passage[];
  /** What a reader judges it by. */
  shown: Passage[];
  /** What can be said of it without a model. */
  soFar: JudgedStep;
}

export interface JudgedSteps {
  kind: KindOfRevision;
  comparison: Comparison;
  /** All steps in order; those in `toModel` are provisional until a model has judged them. */
  judged: JudgedStep[];
  /** Steps where something relevant may have changed and no rule is sure. */
  toModel: StepToJudge[];
}

/** What is to be left out leaves no new word. */
const hasLost = ({ compared }: DraftsToRead): boolean =>
  compared.changes.some(({ kind }) => kind === 'removed' || kind === 'replaced');

/**
 * Tells for each step whether it was acted on, as far as that is possible without a model: by the
 * rule that found it, or by the comparison if nothing relevant changed.
 * @param feedback all that the student was given to read; by default, the steps
 */
export function judgeSteps(
  before: string,
  after: string,
  steps: readonly EarlierStep[],
  feedback: readonly string[] = steps.map(({ comment }) => comment),
): JudgedSteps {
  const whole = compareWords(before, after);
  const comparison = comparisonOf(whole);
  const kind = kindOfRevision(before, after, comparison);
  const gate = gatedDrafts(before, after, feedback, whole);
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
    compared: gate.compared(),
    fresh: gate.fresh,
    read: { before: readAsForm(before), after: readAsForm(own) },
  };
  const toModel: StepToJudge[] = [];
  const judged = steps.map((step) => {
    const rule = isRule(step.rule) ? ruleOf(step.rule) : null;
    const byRule = rule?.taken ? judgeByRule(drafts, rule, rule.taken, step) : null;
    const taken = byRule && speaksFor(rule?.taken, byRule) ? rule?.taken : undefined;
    if (byRule !== null && taken && isSure(taken, byRule)) return said(step, byRule, 'rules');
    const passages = taken
      ? passagesForRule(drafts, taken, step.quotations)
      : passagesFor(drafts, step, rule?.isTakenAnywhere);
    const isKept = mayBeKept(step.comment) && (byRule === null || byRule.verdict === 'notYet');
    const isOut = isToTakeOut(step.comment.toLowerCase());
    const mayBeTried = passages.length > 0 || isKept || (rule === null && isOut && hasLost(drafts));
    const untold = { verdict: mayBeTried ? 'cantTell' : 'notYet', proof: [] } as const;
    const own = rule === null && mayBeTried && !isKept ? judgeOwnStep(drafts, step) : null;
    const soFar =
      byRule && taken
        ? said(step, isKept ? untold : byRule, 'rules')
        : { ...said(step, own ?? untold, 'rules'), judge: 'comparison' as const };
    if (passages.length > 0)
      toModel.push({
        step: step.step,
        comment: step.comment,
        quotations: step.quotations,
        passages,
        shown: shownOf(drafts, passages),
        soFar,
      });
    return soFar;
  });
  return { kind, comparison, judged, toModel };
}
