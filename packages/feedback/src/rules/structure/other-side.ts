import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './other-side.wording.ts';

const others =
  /\b(?:some (?:people|kids|parents|teachers|students|adults|children)?\s?(?:might |may |will |would )?(?:say|think|believe|argue)|others (?:might |may |will )?(?:say|think|believe)|you (?:might|may) (?:think|say|be thinking)|people (?:might|may|will) (?:say|think)|on the other hand|i know (?:that )?(?:some|you|it))\b/giu;

/** The other side of the question, named in a persuasive text. */
export const otherSide: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, others);
    return excerpts.length > 0 ? strength(excerpts, 0.85) : nextStep([], 0.5);
  },
  wording,
  speaksOf: {
    strength: { 'persuasive structure': 3, 'persuasive features': 4, opinion: 3 },
    nextStep: { 'persuasive structure': 6, 'persuasive features': 4, opinion: 3 },
  },
  cases: [
    {
      title: 'praises the other side',
      text: 'Some people say that it costs too much. It does not.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for it',
      text: 'It is a good idea.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
