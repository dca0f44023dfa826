import { meantIn } from '../../../language/spelling/meant.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { closingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './asked-why.wording.ts';

/** “Tell us which part you enjoyed most and why.” */
const wantsWhy =
  /\b(?:favou?rite|best|liked?|loved?|enjoy(?:ed)?)\b[^.!?\n]{0,40}?(?:,|\band\b|\.)(?: (?:also|then|say|tell us|explain|give))* why\b(?! not)/iu;

/** Names what somebody liked best. */
const chosen =
  /\b(?:fav(?:ou?rite|rite|orit|ourit)\p{L}*|best (?:part|bit|thing|moment|time|memory)|(?:liked?|loved?|enjoyed) (?:\p{L}+ ){1,6}(?:the )?(?:most|best))\b/iu;

/** Any reason, in the sentence or after it. */
const reason =
  /\b(?:because|becuase|becos|becaus|coz|cos|cause|since|as|so|reasons?|when|which|that['’]?s why|made me|makes me|for)\b|[:–—-] /iu;

/** Goes on about the same. */
const goesOn =
  /^(?:and |but )?(?:it|that|this|they|there|these|those|the|i|we|you|everyone|mum|dad)\b/iu;

/** Something is named as the best where the task also asks why, and no reason follows. */
export const askedWhy: Rule = {
  find(text) {
    if (!wantsWhy.test(text.task ?? '')) return [];
    const prose = proseOf(text);
    const named = prose.filter((one) => chosen.test(one.text));
    const bare = named.filter((one) => {
      const next = prose[prose.indexOf(one) + 1];
      const isAlone = next === undefined || !goesOn.test(next.text);
      return isAlone && !reason.test(meantIn(one.text));
    });
    if (bare.length === 0 || bare.length < named.length) return [];
    return nextStep(
      bare.flatMap((one) => closingPhrase(text, one)),
      0.94,
    );
  },
  skill: 'reasons',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn('ideas', 'recount structure', 'recount features', 'voice', 'ending', 'reasons'),
  cases: [
    {
      title: 'asks why where only the best part is named',
      task: 'In your last paragraph tell us which part you enjoyed most and why.',
      text: 'First was freestyle. I came fourth. Last was the relay. We got a ribbon each. My favourite part was the relay.',
      finds: [{ kind: 'nextStep', quotations: [['My favourite part was the relay']] }],
    },
    {
      title: 'leaves a reason alone, in the same sentence or the next',
      task: 'Tell us your favourite part and why.',
      text: 'First was freestyle. I came fourth. My favourite part was the relay. It was so close that we all screamed. We got a ribbon each.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks only which',
      task: 'Tell us which part you enjoyed most.',
      text: 'First was freestyle. I came fourth. Last was the relay. We got a ribbon each. My favourite part was the relay.',
      finds: [],
    },
  ],
};
