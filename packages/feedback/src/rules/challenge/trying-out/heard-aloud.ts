import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { nextStep } from '../../finding.ts';
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

/** What follows a condition can’t stand without it. */
const conditional = /^(?:(?:and|but|so) )?(?:if|unless|until|whoever|whatever)\b/iu;

/** A list of things is no two sentences: “You will need a rope, …”. */
const listing = /:|,[^,]+,[^,]+,|\byou(?:['’]ll| will)? need\b/iu;

/** A sentence that may be several run together leaves no choice. */
const choices = {
  sound: { choice: 'Keep the one that sounds better', best: 'keep the best' },
  unsound: { choice: 'Put a full stop where the first one ends' },
};

/** A sentence that has more marks and is as long as it was hasn’t become two. */
const isParted = ({ sentences }: PlaceNow): false | undefined =>
  countWords(sentences) < LONG ? undefined : false;

/** The longest sentences, one to be tried another way. */
export const heardAloud: Rule = {
  find(text) {
    const long = proseOf(text).filter((one) => one.words.length >= LONG && !listing.test(one.text));
    const longest = long.toSorted((a, b) => b.words.length - a.words.length);
    const whole = longest.filter((one) => isSound(text, one));
    const jointed = whole.filter((one) => joint.test(one.text));
    const parted = whole.filter((one) => !conditional.test(one.text));
    const sound = jointed.length > 0 ? jointed : parted;
    const tried = sound.length > 0 ? sound : longest.filter((one) => !whole.includes(one));
    return nextStep(
      shortestFirst(firstPlaces(tried, (one) => openingPhrase(text, one), MOST)).slice(0, 2),
      CHALLENGE,
      sound.length > 0 ? choices.sound : choices.unsound,
    );
  },
  skill: 'sentenceLengths',
  wording,
  taken: { by: 'marking', where: 'here', isOneOfMany: true, isSo: isParted },
  speaksOf: { nextStep: { 'sentence structure': 30 } },
  cases: [
    {
      title: 'reads the longest sentence aloud',
      text: 'We left. When the tide had gone out we walked all the way to the island, and nobody had done that since my koro was a boy.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['When the tide had gone out we walked all the way to the island']],
        },
      ],
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
