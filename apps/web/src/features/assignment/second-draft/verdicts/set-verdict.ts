import type { Verdict } from '@second-draft/contract';
import { call } from '../../../../lib/api/index.ts';
import { tellFailed } from '../../../../lib/failures/tell-failed.ts';
import { withVerdict } from './chosen-verdicts.ts';
import type { Verdicts } from '../asking/second-drafts.ts';
import type { StepOfFeedback } from '../asking/told-drafts.ts';

/** Shown at once, and taken back if it isn't saved. */
export async function setVerdict(
  { place: { courseId, assignmentId: id }, told, chosen }: Verdicts,
  at: StepOfFeedback,
  verdict: Verdict,
): Promise<void> {
  const before = told.step(at);
  if (!before || before.verdict === verdict) return;
  const after = withVerdict(before, verdict);
  told.changeStep(at, after);
  const hers = chosen.add(at, verdict);
  try {
    const { feedbackId, step } = at;
    const body = { feedbackId, step, verdict: after.overruled ? verdict : null };
    await call('setVerdict', { params: { courseId, id }, body });
    chosen.noteSaved(hers);
  } catch (error) {
    // She may have chosen anew meanwhile.
    if (chosen.remove(at, hers)) told.changeStep(at, before);
    tellFailed('Your verdict was not saved.', error);
  }
}
