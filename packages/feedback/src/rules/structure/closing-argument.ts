import { cuesIn, endingOf, lastWords } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './closing-argument.wording.ts';

const closing =
  /\b(?:in conclusion|to conclude|to sum up|that is why|that['’]s why|thats why|these are (?:the|my)|so (?:please|let|next time|i think|we|you|that is)|should|must|please|i (?:strongly |really )?(?:believe|think|hope)|therefore|now you (?:know|can see))\b/iu;

/** In a text of fewer sentences the last is still the opening. */
const FEWEST_SENTENCES = 3;

/** A conclusion that comes back to the position. */
export const closingArgument: Rule = {
  find(text) {
    if (text.sentences.length < FEWEST_SENTENCES) return nextStep(lastWords(text), 0.65);
    const closings = cuesIn(text, endingOf(text, 2), closing);
    return closings.length > 0 ? strength(closings, 0.7) : nextStep(lastWords(text), 0.65);
  },
  wording,
  speaksOf: {
    strength: { 'persuasive structure': 5, ending: 3, opinion: 4 },
    nextStep: { 'persuasive structure': 4 },
  },
  cases: [
    {
      title: 'praises an ending that comes back to the view',
      text: 'Dogs are fun. They are kind. That is why dogs should come to school.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for one',
      text: 'Dogs should come. They are fun. They are kind.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
