import { sayingOrTelling } from '../../../language/kinds-of-words/saying-verbs.ts';
import { isRight } from '../../../language/spelling/spelling.ts';
import { clearestFirst } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { beginningOf, soundSentences } from '../sound-sentence.ts';
import { isTied } from '../joined/tied.ts';
import { wording } from './long-sentence.wording.ts';

/** Fewer are not long for a child (words). */
const LONG = 12;

/** More leave no room for a step (words). */
const MOST_WORDS = 14;

/** A list or several clauses with ‘and’ are only strung together. */
const strung = /\band\b.*\band\b|,.*,/iu;

/** A long sentence that is sound from beginning to end. */
export const longSentence: Rule = {
  find(text) {
    const whole = soundSentences(text)
      .filter(
        (one) =>
          one.words.length >= LONG &&
          one.words.length <= MOST_WORDS &&
          one.words.every(isRight) &&
          /^\p{Lu}.*\.$/u.test(one.text),
      )
      .filter((one) => isTied(one) && one.words.some(isVerb) && !hasSpeech(text, one))
      .filter((one) => !sayingOrTelling.test(one.text) && !strung.test(one.text))
      .flatMap((one) => beginningOf(text, one).filter((phrase) => one.text === `${phrase}.`));
    return strength(clearestFirst(whole).slice(0, 3), 0.4);
  },
  skill: 'wholeSentences',
  wording,
  speaksOf: { strength: { 'sentence structure': 7 } },
  cases: [
    {
      title: 'takes what stands after a label for no sentence',
      text: 'Aim: to find out which paper towel soaks up the most water. It is not hard.',
      finds: [],
    },
    {
      title: 'praises a long sentence that is whole',
      text: 'Cattle are sold in a round room because the seats go up so high. It is loud.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Cattle are sold in a round room because the seats go up so high']],
        },
      ],
    },
    {
      title: 'takes a short one, a string of clauses and somebody’s words for none',
      text: 'Cattle are sold in a round room. We went to the pool and we had a swim and Dad bought us all a pie. Dad said that the seats at the top of the hall go up like a theatre.',
      finds: [],
    },
  ],
};
