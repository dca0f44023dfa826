import type { JudgedStep } from '@second-draft/contract';
import { gateVerdict, type GatedDrafts, type Opinion } from '../gate/gate-verdict.ts';
import type { StepToJudge } from './judge-steps.ts';
import type { Passage } from './passages.ts';

/**
 * What a model says of a step, after the gate. Where a rule has looked too, its verdict stays unless
 * the model says more, and proves it by words from where the step may have been taken. The answer bears
 * the number that the step was asked under, which `soFar` does not.
 */
export function modelVerdict(
  drafts: GatedDrafts,
  { step, comment, quotations, passages, soFar }: StepToJudge,
  opinion: Opinion,
): JudgedStep {
  const said = gateVerdict(drafts, { step, comment }, opinion, 'model');
  if (soFar.judge !== 'rules') return said;
  const proof = said.proof.filter(({ text }) => passages.some(({ after }) => after.includes(text)));
  // Of words elsewhere nobody is told that they did it, or did not, if the two disagree.
  if (soFar.verdict === 'done' && said.verdict === 'notYet' && !isShown(passages, quotations))
    return { ...said, verdict: 'cantTell', proof: [] };
  const tellsMore = said.verdict === 'notYet' || proof.length > 0;
  return tellsMore && said.verdict === opinion.verdict ? { ...said, proof } : { ...soFar, step };
}

/** Whether the step's own words are where something changed. */
const isShown = (passages: readonly Passage[], quotations: readonly string[]) =>
  quotations.length > 0 &&
  quotations.every((words) => passages.some(({ before }) => before.includes(words)));
