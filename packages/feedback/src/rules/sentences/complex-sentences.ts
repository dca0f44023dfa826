import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './complex-sentences.wording.ts';

const opened =
  /(?:^|[.!?]\s+)(?:When|After|Before|While|As|Although|Even though|If|Because|Since|Until|Once|Whenever)\s+(?:\p{L}+['’]?\p{L}*\s+){2,12}/gmu;
const inside =
  /\b(?:although|even though|while|until|unless|whenever|so that|which|who)\b(?=\s+\p{L}+\s+\p{L}+)/gu;

/** Sentences that join ideas with when, while, although and the like. */
export const complexSentences: Rule = {
  find(text) {
    const excerpts = [...new Set([...excerptsOf(text, opened), ...excerptsOf(text, inside)])];
    return excerpts.length > 0 ? strength(excerpts, 0.75) : nextStep([], 0.65);
  },
  wording,
  speaksOf: {
    strength: { praise: 9, 'sentence structure': 2, 'general writing': 9 },
    nextStep: { 'sentence structure': 4 },
  },
  cases: [
    {
      title: 'praises a sentence that opens with when',
      text: 'When the bell rang, the gulls came down.',
      finds: [{ kind: 'strength', quotations: [['When the bell rang']] }],
    },
    {
      title: 'asks for one where there is none',
      text: 'The bell rang. The gulls came down.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
