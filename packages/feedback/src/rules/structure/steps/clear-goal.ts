import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './clear-goal.wording.ts';

/** Instructions whose title says what they are for. */
export const clearGoal: Rule = {
  find(text) {
    const title = text.title?.text ?? '';
    // A verb alone doesn’t say what is made or done.
    const isGoal = /^how (?:to|you) \p{L}+(?:-\p{L}+)*(?: \p{L}+(?:-\p{L}+)*)+ ?[!.]?$/iu.test(
      title,
    );
    return isGoal && stepsOf(text).length >= 3 ? strength([title.replace(/[.!]$/u, '')], 0.62) : [];
  },
  skill: 'clearGoal',
  wording,
  speaksOf: { strength: { 'procedural structure': 2, instructions: 4, 'procedural features': 5 } },
  cases: [
    {
      title: 'praises a title that says it',
      text: 'How to feed a calf\nMix the milk with warm water first. Hold up the feeder. Wash it.',
      finds: [{ kind: 'strength', quotations: [['How to feed a calf']] }],
    },
    {
      title: 'says nothing of another',
      text: 'My calf\nMix the milk with warm water first. Hold up the feeder. Wash it.',
      finds: [],
    },
  ],
};
