import { commandsOf, toldStepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import { quotable } from '../../../text/excerpts/quotable.ts';
import { piecesOf } from '../../../text/grammar/pieces.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { runsOn } from '../../sentences/run-on/runs-on.ts';
import { wording } from './told-as-story.wording.ts';

/** Somebody did it, once. */
const told =
  /^(?:(?:first|then|and|so|next|after that|on \p{L}+|last \p{L}+),? )*(?:i|we|me and|my \p{L}+|mum|dad|nana?|nan|koro)\b/iu;

/** A sentence, or a part of one that runs on. */
type Part = Pick<Sentence, 'text' | 'words'> & { sentence: Sentence };

/** A longer sentence runs on (words). */
const LONG = 28;

/** Parts of this length are good to quote; shorter ones may not be clear (words). */
const SHORT = 4;

function partsOf(text: StudentText, sentence: Sentence): Part[] {
  const pieces = sentence.words.length > LONG ? piecesOf(sentence) : [sentence.words];
  return pieces.map((words) => ({
    sentence,
    words,
    text: text.text.slice(words[0]?.start ?? sentence.start, words.at(-1)?.end ?? sentence.end),
  }));
}

const placeOf = (text: StudentText, { sentence, words }: Part): string[] => {
  if (words.length === sentence.words.length) return openingPhrase(text, sentence);
  const phrase = words.length < SHORT ? null : quotable(text, sentence, words);
  return phrase === null || runsOn(phrase.replace(/^first /iu, '')) ? [] : [phrase];
};

/** Fewer may be a remark beside the steps. */
const FEWEST = 3;
const SHARE = 0.3;

/** Places to choose from. */
const MOST_DEEDS = 40;

/** “I get my toothbrush”, as every morning. */
const asAlways = /^(?:\p{L}+ ){0,2}(?:i|we)\b/iu;

/** Instructions were asked for, and what happened is told, or what their writer does. */
export const toldAsStory: Rule = {
  find(text) {
    if (text.purpose !== 'instruct') return [];
    const parts = text.sentences.flatMap((one) => partsOf(text, one));
    const habits = new Set(toldStepsOf(text).filter((one) => asAlways.test(one.text)));
    const past = parts.filter((one) => told.test(one.text) && tellsWhatHappened(meant(one)));
    const isPast = past.length >= FEWEST;
    const deeds = isPast ? past : parts.filter(({ sentence }) => habits.has(sentence));
    const isTold =
      deeds.length >= FEWEST &&
      deeds.length >= parts.length * SHARE &&
      deeds.length > commandsOf(text).length;
    return isTold
      ? nextStep(
          deeds.slice(0, MOST_DEEDS).flatMap((one) => placeOf(text, one)),
          0.9,
          { did: isPast ? 'did' : 'do' },
        )
      : [];
  },
  skill: 'commandVerbs',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'procedural structure': 1,
      'procedural features': 1,
      ideas: 1,
      'general writing': 1,
      instructions: 1,
    },
  },
  cases: [
    {
      title: 'finds what the writer does every day, too',
      purpose: 'instruct',
      text: 'I feed the hens before school. First I get the bucket from the shed. Then I put the scraps in it. I like the brown hen. I open the gate slowly. Then I go to the bus.',
      finds: [{ kind: 'nextStep', slots: { did: 'do' } }],
    },
    {
      title: 'asks for steps where the class was to write instructions',
      purpose: 'instruct',
      text: 'I made a kite. First I got two sticks from Koro. Then we tied them with string. I put paper on it. It flew and we cheered.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'asks where all that happened runs on in one sentence',
      purpose: 'instruct',
      text: 'I made a milo with my mum first I got the cup then I put the milo in it was three spoons then mum put the hot water then I put milk and I stirred it and it was yum I had two',
      finds: [{ kind: 'nextStep', quotations: [['then I put milk'], ['I stirred it']] }],
    },
    {
      title: 'asks at a whole part of such a sentence',
      purpose: 'instruct',
      text: 'first we put glue in the bowl and then we put the colour in mine was purple and then we mixed it and then Miss put the borax in and it went gooey and I put it in a bag and took it home',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['first we put glue in the bowl'], ['I put it in a bag and took it home']],
        },
      ],
    },
    {
      title: 'says nothing of steps with a remark',
      purpose: 'instruct',
      text: 'Find two sticks. Tie them with string. I got mine from Koro. Stick paper on it. Run with it.',
      finds: [],
    },
    {
      title: 'says nothing where a recount was asked for',
      purpose: 'recount',
      text: 'I made a kite. First I got two sticks from Koro. Then we tied them with string. I put paper on it. It flew and we cheered.',
      finds: [],
    },
  ],
};
