import type { ToldStep, Verdict } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { tellFailed } from '../../../lib/failures/tell-failed.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';
import type { StepOfFeedback, ToldDrafts } from './told-drafts.ts';

/** Choosing what the product said takes the teacher's own verdict back. */
function withVerdict(step: ToldStep, verdict: Verdict): ToldStep {
  const said = step.overruled ?? { verdict: step.verdict, judge: step.judge };
  return verdict === said.verdict
    ? { ...step, ...said, overruled: null }
    : { ...step, verdict, judge: 'teacher', overruled: said };
}

/** Shown at once, and taken back if it isn't saved. */
export async function setVerdict(
  { courseId, assignmentId: id }: AssignmentPlace,
  told: ToldDrafts,
  at: StepOfFeedback,
  verdict: Verdict,
): Promise<void> {
  const before = told.step(at);
  if (!before || before.verdict === verdict) return;
  const after = withVerdict(before, verdict);
  told.changeStep(at, after);
  try {
    const { feedbackId, step } = at;
    const body = { feedbackId, step, verdict: after.overruled ? verdict : null };
    await call('setVerdict', { params: { courseId, id }, body });
  } catch (error) {
    // She may have chosen anew meanwhile.
    if (told.step(at) === after) told.changeStep(at, before);
    tellFailed('Your verdict was not saved.', error);
  }
}
