import { quotedSpans } from '@second-draft/contract';
import { proseOf } from '../../../text/lines/prose.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { countWords, lowerWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { PlaceNow, Rule } from '../../rule.ts';
import { beginsWithWhen } from '../../sentences/beginnings/fronted.ts';
import { beginningOf, isSound } from '../../sentences/sound-sentence.ts';
import { CHALLENGE, firstPlaces } from '../challenge.ts';
import { heardAloud } from '../trying-out/heard-aloud.ts';
import { wording } from './other-order.wording.ts';
import { sameStart } from './same-start.ts';

/** A shorter sentence has no parts to move (words). */
const FEWEST = 7;

/** Longer words to quote leave no room to say what to do (words). */
const MOST = 9;

/** Tells when, where or how at its end, which may stand first as well. */
const movable =
  /\b(?:(?:in|on(?! and)|at|after|before|when|while|because|if|until|under|behind|with (?:an?|my|our|his|her|their)|from|during|near|next to)(?= \p{L})|for (?:an?|one|two|three|four|five|six|\d+|ages|hours|days|weeks|months|years)|every|today|yesterday|now|again|slowly|quickly)\b/iu;

/** What stands after ‘they said that’ can’t leave it. */
const canMove = (words: string) =>
  movable.test(words.replace(/^\P{Z}+/u, '')) && !/\bthat\b/iu.test(words);

/** What a letter says in these words has no other order: ‘Thank you for coming’. */
const setWords = /^(?:thanks?|sorry|please|congratulations|happy|good|welcome|i hope)\b/iu;

/** ‘There was a dog under the table’ begins with no subject, and what is only called something does nothing. */
const isNaming = /^there\b|\b(?:called|named)\b/iu;

/** Among steps, which begin with what to do, a sentence that says who does it. */
const telling = /^(?:(?:then|now|next) )?(?:I|you|we|it|they|he|she|the|this|my|some)\b/iu;

/** Whether what begins the sentence stood further on in it. */
function isTurned({ sentences, comment }: PlaceNow): boolean | undefined {
  const [quoted] = quotedSpans(comment);
  const [was, ...rest] = lowerWords(quoted?.text ?? '');
  const [first] = lowerWords(sentences);
  return first !== was && first !== undefined && rest.includes(first) && undefined;
}

/** One sentence to try in another order. */
export const otherOrder: Rule = {
  find(text) {
    if (sameStart.find(text).length > 0 || heardAloud.find(text).length > 0) return [];
    const own = proseOf(text).filter(
      (one) =>
        one.words.length >= FEWEST &&
        canMove(one.text) &&
        isSound(text, one) &&
        /^\p{L}.*[^?]$/u.test(one.text) &&
        !beginsWithWhen(one) &&
        !setWords.test(one.text) &&
        !isNaming.test(one.text) &&
        (kindOfWriting(text) !== 'steps' || telling.test(one.text)) &&
        !hasSpeech(text, one),
    );
    const places = (one: (typeof own)[number]) =>
      beginningOf(text, one).filter((phrase) => {
        const count = countWords(phrase);
        return count >= FEWEST && count <= MOST && canMove(phrase);
      });
    return nextStep(firstPlaces(own, places, 2), CHALLENGE);
  },
  skill: 'sentenceBeginnings',
  wording,
  taken: { by: 'opening', where: 'here', isOneOfMany: true, isSo: isTurned },
  speaksOf: { nextStep: { 'sentence structure': 31 } },
  cases: [
    {
      title: 'leaves what is only there, is worn or is called something as it is',
      text: 'There was a wet kitten under the bridge. Mere had one boot on and one sock. They live in holes in trees called galleries.',
      finds: [],
    },
    {
      title: 'tries a sentence that tells when or where in another order',
      text: 'Then Mere found a wet kitten under the bridge. It was cold.',
      finds: [
        { kind: 'nextStep', quotations: [['Then Mere found a wet kitten under the bridge']] },
      ],
    },
    {
      title: 'quotes what has a part to move, of a sentence that is one',
      text: 'We, the negative team, disagree with this statement. Thank you for the lego set it is awesome. Pop had carried it over the Rimutakas, and at last to the hospital. Mere found a wet kitten under the bridge.',
      finds: [{ kind: 'nextStep', quotations: [['Mere found a wet kitten under the bridge']] }],
    },
    {
      title: 'leaves the set words of a letter alone, and what has no part to move',
      text: 'Thank you for helping at our fair on Friday. I hope you can come again in the summer. Sorry about the mud on your good shoes. Koro drove and nobody put the heater on.',
      finds: [],
    },
    {
      title: 'leaves a step alone, which begins with what to do',
      text: 'How to race\nLine both teams up behind the white line. Eat all of it with a fork.',
      finds: [],
    },
    {
      title: 'leaves short sentences, questions and speech alone',
      text: 'We ran in. Who put the wet kitten under the bridge? “We found a wet kitten under the bridge,” said Dad.',
      finds: [],
    },
  ],
};
