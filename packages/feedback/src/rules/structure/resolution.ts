import { cuesIn, endingOf, lastWords } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './resolution.wording.ts';

const solved =
  /\b(?:finally|in the end|at last|luckily|thankfully|eventually|from (?:that day|then) on|after that|ever since|safe|home|friends|found|fixed|saved|rescued|escaped|happily|learnt|learned|realised|never (?:again|went|did)|promised|that['’]s how|and that is (?:how|why)|turned out|again)\b/iu;

/** An ending in which things are settled. */
export const resolution: Rule = {
  find(text) {
    const settled = cuesIn(text, endingOf(text, 3), solved);
    return settled.length > 0 ? strength(settled, 0.6) : nextStep(lastWords(text), 0.6);
  },
  wording,
  speaksOf: {
    strength: { 'narrative structure': 4, ending: 1, problem: 2 },
    nextStep: { 'narrative structure': 3, ending: 1 },
  },
  cases: [
    {
      title: 'praises an ending that settles things',
      text: 'The lamb was lost. We looked all day. In the end we found it.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks how it turned out',
      text: 'The lamb was lost. We looked all day. It was cold.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
