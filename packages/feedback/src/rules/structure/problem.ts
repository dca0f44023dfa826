import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './problem.wording.ts';

const trouble =
  /\b(?:suddenly|sudenly|all of a sudden|but then|until|unfortunately|to (?:my|our|his|her) horror|the problem|disaster|(?:got|was|were) (?:lost|stuck|trapped|gone|missing)|disappeared|vanished|screamed|broke|crashed|(?:couldn['’]?t|could not) (?:find|see|move|get|believe|breathe|open)|no one (?:was|came)|nobody (?:was|came|believed)|something (?:was|had gone) wrong|went wrong|stolen|escaped|collapsed|too late)\b/giu;

/** Cues that something goes wrong in a story. */
export const problem: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, trouble);
    return excerpts.length > 0 ? strength(excerpts, 0.7) : nextStep([], 0.7);
  },
  wording,
  speaksOf: {
    strength: { 'narrative structure': 3, problem: 1 },
    nextStep: { 'narrative structure': 1, problem: 1 },
  },
  cases: [
    {
      title: 'praises the moment when something goes wrong',
      text: 'We walked on. Suddenly the bridge broke.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for one where nothing does',
      text: 'We walked on. We had lunch.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
