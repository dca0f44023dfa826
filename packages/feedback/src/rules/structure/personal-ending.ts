import { cuesIn, endingOf, lastWords } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './personal-ending.wording.ts';

const personal =
  /\b(?:i (?:felt|feel|think|thought|hope|wish|learn(?:t|ed)?|will|would|want|can['’]?t|cant|love[ds]?|liked?|had|was|used to|know|still|am|never|didn['’]t|went up)|my (?:favou?rite|best)|the best|favou?rite|never forget|next time|can['’]?t wait|proud|happy|tired|exhausted|fun|memories|lucky|worth it|again)\b/iu;

/** A last sentence in which the writer says what it was like. */
export const personalEnding: Rule = {
  find(text) {
    const ending = endingOf(text, 2).filter((sentence) => sentence.words.length >= 3);
    const comments = cuesIn(text, ending.toReversed(), personal);
    return comments.length > 0 ? strength(comments, 0.7) : nextStep(lastWords(text), 0.65);
  },
  wording,
  speaksOf: {
    strength: { 'recount structure': 2, voice: 2, ending: 2 },
    nextStep: { 'recount structure': 2, voice: 3, ending: 2 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises a personal comment at the end',
      text: 'We swam. We ate. I will never forget that day.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for one',
      text: 'We swam. We ate. Then the bus came.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
