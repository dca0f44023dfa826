import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { nextStep } from '../../finding.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import type { PlaceNow, Rule } from '../../rule.ts';
import { isSound } from '../../sentences/sound-sentence.ts';
import { CHALLENGE, firstPlaces } from '../challenge.ts';
import { wording } from './heard-aloud.wording.ts';

/** A shorter sentence is hardly two (words). */
const LONG = 18;

/** Places to choose from. */
const MOST = 4;

const shortestFirst = (places: readonly string[]): string[] =>
  places.toSorted((a, b) => a.length - b.length);

/** “… and she …”: where one sentence could end and another begin, which is easiest to hear. */
const joint =
  /(?<!\b(?:if|when|because|so that|that|who|which)\b[^,.;:]*),? (?:and|but|so) (?:then )?(?:[Ii]|you|we|he|she|it|they|there|this|that|nobody|everybody|everyone|somebody|my|our|his|her|their|the|a|an|\p{Lu}\p{Ll}+) (?!and\b)\p{L}+/u;

/** What joins ideas, beside a plain list’s ‘and’. */
const joiners =
  /\b(?:and|but|so|or|because|which|who|when|while|if|until|although|even though|like (?:i|you|we|he|she|it|they|your)(?= )|,? then)\b/giu;

/** Two ideas make no sentence too long; three may hide one another (joining words). */
const SEVERAL = 2;

/** A list of things is no two sentences: “You will need a rope, …”. */
const listing = /:|,[^,]+,[^,]+,|\byou(?:['’]ll| will)? need\b/iu;

/** A sentence that may be several run together leaves no choice. */
const choices = {
  sound: { choice: 'Keep the one that sounds better', best: 'keep the better one' },
  unsound: { choice: 'Put a full stop where the first one ends' },
};

/** A sentence that has more marks and is as long as it was hasn’t become two. */
const isParted = ({ sentences }: PlaceNow): false | undefined =>
  countWords(sentences) < LONG ? undefined : false;

/** The last words of a text are seldom better in two sentences. */
const isLast = (text: StudentText, { start }: Sentence): boolean =>
  start === proseOf(text).at(-1)?.start;

const holdsSeveral = ({ text }: Sentence): boolean =>
  joint.test(text) && Array.from(text.matchAll(joiners)).length >= SEVERAL;

/** The longest sentences of several ideas, one to be tried as two. */
export const heardAloud: Rule = {
  find(text) {
    const long = proseOf(text).filter((one) => one.words.length >= LONG && !listing.test(one.text));
    const longest = long.toSorted((a, b) => b.words.length - a.words.length);
    const whole = longest.filter((one) => isSound(text, one));
    const several = whole.filter((one) => holdsSeveral(one) && !isLast(text, one));
    const tried = whole.length > 0 ? several : longest;
    return nextStep(
      shortestFirst(firstPlaces(tried, (one) => openingPhrase(text, one), MOST)).slice(0, 2),
      CHALLENGE,
      whole.length > 0 ? choices.sound : choices.unsound,
    );
  },
  skill: 'sentenceLengths',
  wording,
  taken: { by: 'marking', where: 'here', isOneOfMany: true, isSo: isParted },
  speaksOf: { nextStep: { 'sentence structure': 30 } },
  cases: [
    {
      title: 'tries the longest sentence of several ideas as two',
      text: 'We left. When the tide had gone out we walked all the way to the island, and nobody had done that since my koro was a boy. It rained.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['When the tide had gone out we walked all the way to the island']],
        },
      ],
    },
    {
      title: 'leaves two ideas together, and a list',
      text: 'We left. We walked all the way to the island with my koro in the rain, and Nan sang to us. There was a builder in orange, a woman with a blue hat, and a boy with a toddler on his hip. It rained.',
      finds: [],
    },
    {
      title: 'leaves the last sentence as it is',
      text: 'We left. When the tide had gone out we walked all the way to the island, and nobody had done that since my koro was a boy.',
      finds: [],
    },
    {
      title: 'leaves no choice where a sentence may be several run together',
      text: 'We left. The tide had gone out it was very cold and we walked all the way to the island nobody had done that before.',
      finds: [{ kind: 'nextStep', slots: { choice: 'Put a full stop where the first one ends' } }],
    },
    {
      title: 'leaves a list of what is needed as it is',
      text: 'You will need: a bucket with a lid, two old towels, a soft brush, warm water, some soap and a friend who can hold the goat.',
      finds: [],
    },
    {
      title: 'leaves a condition and what follows from it together',
      text: 'We left. If the swimming pool has to close for the whole of next winter, we will not have any place for our lessons.',
      finds: [],
    },
    { title: 'says nothing of short sentences', text: 'We ran. I fell. Mum laughed.', finds: [] },
  ],
};
