import { excerptAround } from '../../text/excerpt.ts';
import { beginningOf, openingsOf } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './definition.wording.ts';

const defines =
  /^(?:(?:the|a|an|all|most|many)\s+)?(?:[\p{L}\p{M}'’-]+\s+){0,4}(?:is|are)\s+(?:an?|the|one of|some|small|large|big|native|special|found|birds|animals|insects|mammals|reptiles|sea|very)\b/iu;

/** A report whose opening says what its topic is. */
export const definition: Rule = {
  find(text) {
    const opening = beginningOf(text, 3);
    const defining = opening.filter(
      (sentence) =>
        defines.test(sentence.text) &&
        !/^(?:i|it|this|there|that|my|our|we|what|who|he|she|for|in|on|at|when|if|as|last|every|one|most of|all of|some)\b/iu.test(
          sentence.text,
        ),
    );
    if (defining.length === 0) return nextStep(openingsOf(text, opening.slice(0, 1)), 0.7);
    return strength(
      defining.flatMap((sentence) =>
        sentence.words[0] === undefined ? [] : (excerptAround(text, sentence.words[0]) ?? []),
      ),
      0.8,
    );
  },
  wording,
  speaksOf: {
    strength: { 'report structure': 1, opening: 4, information: 2 },
    nextStep: { 'report structure': 1, information: 2 },
  },
  cases: [
    {
      title: 'praises an opening that says what it is',
      text: 'The kea is a large parrot. It lives in the hills.',
      finds: [{ kind: 'strength', quotations: [['The kea is a large parrot']] }],
    },
    {
      title: 'asks for one',
      text: 'Kea live in the hills. They fly.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'takes no sentence about the writer for one',
      text: 'I am the biggest fan of kea. It is a nice day.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
