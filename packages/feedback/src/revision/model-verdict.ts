import type { JudgedStep } from '@second-draft/contract';
import { gateVerdict, type GatedDrafts, type Opinion } from './gate-verdict.ts';
import type { StepToJudge } from './judge-steps.ts';

/**
 * What a model says of a step, past the gate, shown by words of the passages that it was asked
 * about. Where a rule has looked too, its verdict stays unless the model tells more and can show it.
 */
export function modelVerdict(
  drafts: GatedDrafts,
  { step, comment, passages, soFar }: StepToJudge,
  opinion: Opinion,
): JudgedStep {
  const said = gateVerdict(drafts, { step, comment }, opinion, 'model');
  const proof = said.proof.filter(({ text }) => passages.some(({ after }) => after.includes(text)));
  const isShown = proof.length > 0 || said.verdict === 'notYet';
  if (said.verdict === opinion.verdict && isShown) return { ...said, proof };
  if (soFar.judge === 'rules') return { ...soFar, step };
  return proof.length === said.proof.length ? said : { ...said, verdict: 'cantTell', proof: [] };
}
