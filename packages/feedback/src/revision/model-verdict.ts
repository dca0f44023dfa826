import type { JudgedStep } from '@second-draft/contract';
import { gateVerdict, type GatedDrafts, type Opinion } from './gate-verdict.ts';
import type { StepToJudge } from './judge-steps.ts';

/**
 * What a model says of a step, after the gate. Where a rule has looked too, its verdict stays unless
 * the model says more, and proves it by words from the passages it was asked about. The answer bears
 * the number that the step was asked under, which `soFar` does not.
 */
export function modelVerdict(
  drafts: GatedDrafts,
  { step, comment, passages, soFar }: StepToJudge,
  opinion: Opinion,
): JudgedStep {
  const said = gateVerdict(drafts, { step, comment }, opinion, 'model');
  if (soFar.judge !== 'rules') return said;
  const proof = said.proof.filter(({ text }) => passages.some(({ after }) => after.includes(text)));
  // Two that saw the same words disagree: nobody is told that it was done, or that it was not.
  if (soFar.verdict === 'done' && said.verdict === 'notYet')
    return { ...said, verdict: 'cantTell', proof: [] };
  const tellsMore = said.verdict === 'notYet' || proof.length > 0;
  return tellsMore && said.verdict === opinion.verdict ? { ...said, proof } : { ...soFar, step };
}
