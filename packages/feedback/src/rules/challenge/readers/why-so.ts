import { isBiography } from '../../kind-of-writing/is-biography.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { nextStep } from '../../finding.ts';
import { LEADS } from '../../ideas/say-more/say-more-places.ts';
import { whereToSayMore } from '../../ideas/say-more/where-to-say-more.ts';
import type { Rule } from '../../rule.ts';
import { answeredThere, BEST_CHALLENGE } from '../challenge.ts';
import { wording } from './why-so.wording.ts';

/** What the writer did or thinks is no fact. */
const teller = /\b(?:i|we|my|our|me|us)\b/iu;

/** Says how much of something is so, or is now. */
const limiting = /\bnot (?:only|always|all)\b|\bbetter now\b/iu;

/** Of facts, one at which a reader asks for the cause. */
export const whySo: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts' || isReview(text) || isBiography(text)) return [];
    const places = whereToSayMore(text, 'facts').led.filter(
      ({ place, pull }) => pull >= LEADS && !teller.test(place) && !limiting.test(place),
    );
    return nextStep(
      places.slice(0, 2).map(({ place }) => place),
      BEST_CHALLENGE,
    );
  },
  skill: 'explaining',
  wording,
  taken: answeredThere,
  speaksOf: {
    nextStep: {
      ideas: 27,
      'report features': 27,
      'general writing': 27,
      facts: 27,
      information: 31,
      reasons: 30,
    },
  },
  cases: [
    {
      title: 'asks for the cause of what makes a reader ask',
      text: 'A worm farm is a box in which worms eat scraps. We feed ours on Mondays. The worms eat paper too. It has to be damp. You can’t put in oranges or onions. The castings go on the garden.',
      finds: [{ kind: 'nextStep', quotations: [['You can’t put in oranges or onions']] }],
    },
    {
      title: 'asks nothing where the cause is told, or follows',
      text: 'A worm farm is a box in which worms eat scraps. We feed ours on Mondays. The worms eat paper too. You can’t put in oranges because they are too sour. They never eat onions. This is because onions burn their skin. The castings go on the garden.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We ran home. I could never win. Mum laughed.',
      finds: [],
    },
  ],
};
