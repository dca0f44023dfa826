import { cuesIn, endingOf, lastWords } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './result.wording.ts';

const done =
  /\b(?:enjoy|ready|done|finished|now you (?:have|can|know|are)|you (?:have|should|will) (?:now )?(?:have|see|know|made|got|be)|serve|eat|finally|yum|delicious|there you (?:have it|go)|should (?:look|be|taste|feel)|have fun|that is how|that['’]s how)\b/iu;

/** A procedure that ends with its result, or with a way to check it. */
export const result: Rule = {
  find(text) {
    const ends = cuesIn(text, endingOf(text, 2), done);
    return ends.length > 0 ? strength(ends, 0.6) : nextStep(lastWords(text), 0.6);
  },
  wording,
  speaksOf: {
    strength: { 'procedural structure': 4, instructions: 4 },
    nextStep: { 'procedural structure': 4 },
  },
  cases: [
    {
      title: 'praises an ending with the result',
      text: 'Fill it. Turn it over. Now you have a castle.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for one',
      text: 'Fill it. Pat it. Turn it over.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
