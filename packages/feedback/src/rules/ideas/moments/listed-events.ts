import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './listed-events.wording.ts';

/** Where one thing ends and the next begins, in a list of them. */
const between =
  /[.!?\n]+|,? \b(?:and|but|so)(?: then)? (?=(?:i|we|they|he|she|it|there|my|then)\b)|,? \bthen\b/giu;

/** “We went on the slide”, “it was fun”: names it, or calls it good. */
const named =
  /^\W*(?:(?:and|then|next|after (?:that|lunch|\p{L}+ tea)|first|finally|also|so|on (?:\p{L}+day(?: \p{L}+)?|the \p{L}+ day)|in the (?:weekend|morning|afternoon)|when we got (?:there|home|back)|one day),? )*(?:(?:i|we|me and \p{L}+|my \p{L}+) (?:all |also |just |then )?(?:went|had|did|got|played|saw|ate|made|watched|drove|stayed|came|liked|were|was|met|bought|swam|slept|drank|packed)\b|went\b|had\b|got\b|it was\b|it is\b|(?:camp|(?:the|our|my) \p{L}+(?: \p{L}+)?) (?:did|had|was|were)\b)/iu;

/** Says more than that: why, what like, what it did, or what somebody thought. */
const tells =
  /\b(?:because|like an?|as if|as \p{L}+ as|when (?:i|it|he|she|they|the)|until|while|who|which|thought|felt|feeling|heard|smel\p{L}+|looked|said|sounded|tasted|could|tried|nearly|almost|suddenly|every|only|even|instead)\b|["“!?]/iu;

/** A longer part tells something of its own (words). */
const LONGEST = 11;

/** Fewer things are no list, and a larger share is told (parts). */
const FEWEST = 7;
const SHARE = 0.6;

/** One part may tell something. */
const MOST_TOLD = 1;

/** Nobody wants to hear more of these. */
const ordinary =
  /\b(?:home|bed|sleep|lunch|tea|dinner|breakfast|bus|car|van|drove|tired|packed|bags?|food|it (?:was|is)|woke|got (?:up|back|there|dressed)|came|camp|school|stayed|were|my|had|the end)\b/iu;

/** One of the things that were done; one thing alone is told, in however short sentences. */
const activity =
  /\b(?:i|we|me and \p{L}+|group) (?:all |also |just |then )?(?:went (?!home\b|back\b|to (?:bed|sleep)\b)|did\b|played\b|watched\b|made\b|visited\b|swam\b|had an?\b)/iu;
const SEVERAL = 3;

/** Somebody does something there. */
const doing =
  /\b(?:played|swam|slide|flying fox|kayak\p{L}*|climb\p{L}*|jump\p{L}*|ride|rides|swings?|walk|cave|beach|pool|river)\b/iu;
const felt = /\b(?:scary|fun|funny|cool|awesome|best|liked)\b/iu;

const isWanted = (phrase: string): boolean =>
  (doing.test(phrase) || felt.test(phrase)) && !ordinary.test(phrase);

interface Part {
  text: string;
  start: number;
}

/** The parts of a text, each of which tells of one thing. */
function partsOf(text: StudentText): Part[] {
  return proseOf(text).flatMap((one) => {
    const cuts = [...one.text.matchAll(between)];
    const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
    const ends = [...cuts.map(({ index }) => index), one.text.length];
    return starts
      .map((from, i) => ({ text: one.text.slice(from, ends[i]).trim(), start: one.start + from }))
      .filter((part) => countWords(part.text) >= 2);
  });
}

/** How much a reader would like to hear more of it. */
const pull = ({ text }: Part): number =>
  Number(doing.test(text)) +
  2 * Number(felt.test(text)) +
  Number(activity.test(text)) -
  2 * Number(ordinary.test(text));

/** A day or two as a list: many things are named, and nothing is told of any. */
export const listedEvents: Rule = {
  find(text) {
    if (!isStory(text) || text.purpose === 'narrate' || text.speech.length > 0) return [];
    if ([isVerse, isLetter, isReview].some((is) => is(text))) return [];
    const parts = partsOf(text);
    if (parts.filter((one) => tells.test(one.text)).length > MOST_TOLD) return [];
    const listed = parts.filter((one) => named.test(one.text) && countWords(one.text) <= LONGEST);
    if (listed.length < FEWEST || listed.length < parts.length * SHARE) return [];
    if (parts.filter((one) => activity.test(one.text)).length < SEVERAL) return [];
    const places = listed
      .slice(1)
      .filter((one) => countWords(one.text) >= 4)
      .toReversed()
      .toSorted((a, b) => pull(b) - pull(a))
      .flatMap((one) => {
        const word = text.words.find(({ start }) => start >= one.start + 1);
        return word === undefined || isSpoken(text, word) ? [] : (phraseAround(text, word) ?? []);
      })
      .filter((phrase) => countWords(phrase) <= LONGEST && isWanted(phrase));
    return nextStep(places.slice(0, 2), 0.9);
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo({ fresh }) {
      const isTold = tells.test(fresh);
      if (isTold && countWords(fresh) >= LONGEST) return true;
      return (isTold || !named.test(fresh)) && saidAnew(fresh, '') > 0 && 'half';
    },
  },
  storiesOnly: true,
  speaksOf: {
    nextStep: {
      ideas: 1,
      'recount structure': 2,
      'recount features': 1,
      'general writing': 1,
      voice: 1,
    },
  },
  cases: [
    {
      title: 'asks for more of one thing where a day is a list',
      text: 'On Sunday we went to the show. We had pies. We went on the dodgems. Then we went to the animals. Then I played a game. We watched the trucks. Then we had ice cream. The ghost train was scary. Then we went home.',
      finds: [
        { kind: 'nextStep', quotations: [['The ghost train was scary'], ['Then I played a game']] },
      ],
    },
    {
      title: 'leaves a day alone of which two things are told',
      text: 'On Sunday we went to the show. We had pies. We went on the dodgems. Then we went to the animals. A goat ate my map because it had jam on it. We watched the trucks. Then we had ice cream. The ghost train was so dark that I held on to Nan until the end when a hand touched me.',
      finds: [],
    },
    {
      title: 'leaves one thing alone, in however short sentences',
      text: 'My tooth was wobbly. I was at kapa haka. We did the haka. It was fast. My tooth came out. It was on the floor. I had blood on my chin. My teacher had a tissue. It was good. Then I went home.',
      finds: [],
    },
  ],
};
