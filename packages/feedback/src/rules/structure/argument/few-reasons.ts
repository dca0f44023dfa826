import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './few-reasons.wording.ts';

/** What is wanted, whatever speaks for it. */
const claim = /\b(?:should|must|need to|needs to|ought to|agree|disagree)\b/iu;

const because = /\b(?:because|since|so that(?! is\b))\b/iu;

/** May speak for it: what it does, would do or lets others do. */
const reason =
  /\b(?:because|since|so that(?! is\b)|reasons?|first(?:ly)?|second(?:ly)?|third(?:ly)?|another|also|plus|lastly|finally|next|too|if|would|will|could|might|helps?|makes?|gives?|keeps?|teach(?:es)?|learn|needs?|saves?|stops?|means|cheaper|safer|healthy|healthier|better|(?:they|you|we|it|kids|children|people|everyone) can(?:['’]?t|not)?)\b/iu;

/** ‘One day she got out’ tells of one who stands for nobody else. */
const told = /\b(?:i|my|me|he|his|she|her|one (?:day|time)|once)\b/iu;

/** So much of it tells something else (share of the sentences). */
const MUCH = 0.4;

const FEWEST_SENTENCES = 4;

/** ‘because they help us’ (words). */
const A_REASON = 4;

/** An argument with no more than one reason, which tells something else instead. */
export const fewReasons: Rule = {
  find(text) {
    const { sentences } = text;
    if (sentences.length < FEWEST_SENTENCES || !argues(text)) return [];
    const claims = sentences.filter((one) => claim.test(meant(one)));
    const others = sentences.filter((one) => !claim.test(meant(one)));
    const reasons = others.filter((one) => reason.test(meant(one)));
    const given = claims.filter((one) => because.test(meant(one)));
    const aside = others.filter((one) => told.test(meant(one)) && !reason.test(meant(one)));
    if (reasons.length + given.length > 1 || aside.length < sentences.length * MUCH) return [];
    return nextStep(claims.flatMap((one) => openingPhrase(text, one)).slice(0, 1), 0.9);
  },
  skill: 'reasons',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) =>
      reason.test(meant({ text: fresh })) && countWords(fresh) >= A_REASON ? true : undefined,
  },
  ofTask: true,
  speaksOf: {
    nextStep: {
      ideas: 1,
      reasons: 1,
      'persuasive structure': 1,
      'persuasive features': 2,
      opinion: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'asks to count the reasons where a story of one dog stands for them',
      text: 'Yes dogs should be allowed at school because dogs are the best. I have a dog called Diesel. He is so cool. One time he rounded up the ducks and Mum screamed. So that is why. Yes to dogs!',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Yes dogs should be allowed at school because dogs are the best']],
        },
      ],
    },
    {
      title: 'leaves several reasons alone, whatever they begin with',
      text: 'Dogs should be allowed at school because they make us calm. They would guard the bikes. Kids could walk them at lunch. I have a dog. He is cool.',
      finds: [],
    },
    {
      title: 'leaves alone what may be reasons in other words',
      text: 'Dogs should be allowed at school. Dogs are friendly. Cats are scared of noise. A walk is good exercise. The gate is always shut.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We had a dog. It ran off. My mum cried. I found it. She hugged me.',
      finds: [],
    },
  ],
};
