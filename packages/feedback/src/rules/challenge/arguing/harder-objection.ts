import { nextStep } from '../../finding.ts';
import { isToInform } from '../../kind-of-writing/is-to-inform.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { otherSide } from '../../structure/argument/other-side.ts';
import { breaksOff } from '../../structure/endings/breaks-off.ts';
import { BEST_CHALLENGE } from '../challenge.ts';
import { wording } from './harder-objection.wording.ts';

/** What others say, or what is granted to them; in other words it may be half a sentence. */
const saying =
  /\b(?:say|think|thinking|argue|claim|believe|reckon)\b|^i (?:know|understand) that \p{L}/iu;

/** Of an argument that has answered somebody, what would be harder to answer. */
export const harderObjection: Rule = {
  find(text) {
    if (!argues(text) || isToInform(text)) return [];
    if (breaksOff.find(text).length > 0) return [];
    const answered = otherSide.find(text).filter(({ kind }) => kind === 'strength');
    return nextStep(
      answered
        .flatMap(({ quotations }) => quotations.flat())
        .filter((words) => saying.test(words))
        .slice(0, 1),
      BEST_CHALLENGE,
    );
  },
  skill: 'otherSide',
  wording,
  taken: { ...otherSide.taken, by: 'adding', isOneOfMany: true },
  speaksOf: {
    nextStep: {
      ideas: 31,
      'persuasive structure': 30,
      'persuasive features': 30,
      'general writing': 31,
      reasons: 30,
      opinion: 30,
    },
  },
  cases: [
    {
      title: 'asks for more that others may say, where some of it is answered',
      text: 'We should keep our pool. Every child must learn to swim. Some people say that it costs too much. But a lesson is cheaper than a funeral. So I think we should keep it.',
      finds: [{ kind: 'nextStep', quotations: [['Some people say that it costs too much']] }],
    },
    {
      title: 'asks for more than what is granted, too',
      text: 'We should keep our pool. Every child must learn to swim. I know that pumps cost money. But a lesson is cheaper than a funeral. So I think we should keep it.',
      finds: [{ kind: 'nextStep', quotations: [['I know that pumps cost money']] }],
    },
    {
      title: 'leaves an argument alone that stops in the middle of its answer',
      text: 'We should keep our pool. Every child must learn to swim. Some people say that it costs too much. But a funeral costs more and',
      finds: [],
    },
    {
      title: 'leaves an argument that has answered nobody to another challenge',
      text: 'We should keep our pool. Every child must learn to swim. It is the only one for miles. So I think we should keep it.',
      finds: [],
    },
  ],
};
