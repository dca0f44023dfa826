import { proseOf } from '../../../text/lines/prose.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import type { Rule } from '../../rule.ts';
import { answeredThere, CHALLENGE, firstPlaces, openingOf, type Length } from '../challenge.ts';
import { wording } from './shown-opinion.wording.ts';

const length: Length = { fewest: 3, most: 10 };

const opinion =
  /\b(?:liked|(?:i|we|you|they|people|kids) (?:\p{L}+ )?like|loved?|enjoy(?:ed)?|hated?|best|worst|favou?rite|funn(?:y|iest)|boring|exciting|scar(?:y|iest)|great|good|bad|amazing|awesome|brilliant|annoying|disappointing|beautiful|interesting|cool|sad|delicious|yum(?:my)?|clever|confusing|realistic)\b/iu;

/** Already shown, or for somebody else to judge. */
const isShown =
  /\b(?:because|cos|since|when|where|for example|such as|like the|recommend|out of|stars?)\b|\?/iu;

/** ‘But the end was sad’ is half a thought. */
const isJoined = /^(?:and|but|so|also|then|or)\b/iu;

const isBare = ({ text }: Sentence): boolean =>
  opinion.test(text) && !isShown.test(text) && !isJoined.test(text);

/** Of a review, an opinion that an example could show. */
export const shownOpinion: Rule = {
  find(text) {
    if (!isReview(text) || text.turns.length > 0) return [];
    const whole = (one: Sentence) =>
      openingOf(text, one, length).filter((phrase) => opinion.test(phrase));
    return nextStep(firstPlaces(proseOf(text).filter(isBare), whole, 3), CHALLENGE);
  },
  skill: 'evidence',
  wording,
  taken: answeredThere,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: { ideas: 31, 'general writing': 31, opinion: 31, reasons: 31, voice: 31 },
  },
  cases: [
    {
      title: 'asks for what shows an opinion of a review',
      text: 'Review of Moana\nMoana is a film about the sea. The songs are catchy. The crab was really funny. I liked Maui because he is brave. I give it 4 out of 5.',
      finds: [{ kind: 'nextStep', quotations: [['The crab was really funny']] }],
    },
    {
      title: 'takes a comparison for no opinion',
      text: 'Review of the number 28 bus\nTake the bus to the harbour. You go into the tunnel in the dark. It is like somebody pulling off a blindfold. I give it 4 out of 5.',
      finds: [],
    },
    { title: 'says nothing of a story', text: 'We ran home. I fell. Mum laughed.', finds: [] },
  ],
};
