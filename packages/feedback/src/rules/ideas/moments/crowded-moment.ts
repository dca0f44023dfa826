import { isPastDeed } from '../../../language/kinds-of-words/past-verbs.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { countWords } from '../../../text/words.ts';
import { openingPhrase, phraseAround } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './crowded-moment.wording.ts';

/** A sentence of this many words, joined by this many ‘and’, tells several events. */
const LONG = 24;
const MANY = 4;

/** Everything leads up to the last sentence: fewer events crowd it. */
const LONG_END = 16;
const MANY_AT_END = 3;

/** If more sentences than this are crowded, the whole text runs on. */
const SHARE = 0.3;

/** This many new words slow a moment down. */
const SLOWER = 6;

const doers = new Set('i we he she they it everyone everybody'.split(' '));

/** From ‘and’ to what somebody else did (words). */
const SOON = 4;

/** ‘And’ before who does something, or what is done: “and a dog bit him”, but not “and a bag”. */
function eventsIn({ words }: Sentence): number {
  return words.filter((word, i) => {
    const next = words[i + 1]?.lower ?? '';
    if (word.lower !== 'and') return false;
    if (doers.has(next) || isPastDeed(next) || /^(?:past|over|went|had)$/u.test(next)) return true;
    const isOther = /^(?:an?|the|my|our|his|her)$/u.test(next);
    return isOther && words.slice(i + 2, i + 1 + SOON).some(({ lower }) => isPastDeed(lower));
  }).length;
}

function placeOf(text: StudentText, sentence: Sentence): string[] {
  const [first] = openingPhrase(text, sentence);
  if (first !== undefined) return [first];
  const and = sentence.words.find(({ lower }, i) => lower === 'and' && i > 3);
  const phrase = and === undefined ? null : phraseAround(text, and);
  return phrase === null ? [] : [phrase];
}

/** Many events of a story in one sentence, in a text that can end its sentences. */
export const crowdedMoment: Rule = {
  find(text) {
    if (!isStory(text) || text.sentences.length < 6) return [];
    const [last] = endingOf(text, 1);
    const crowded = text.sentences.filter(
      (one) =>
        one.words.length >= (one === last ? LONG_END : LONG) &&
        eventsIn(one) >= (one === last ? MANY_AT_END : MANY) &&
        !hasSpeech(text, one),
    );
    if (crowded.length / text.sentences.length > SHARE) return [];
    const fullest = crowded.toSorted((a, b) => eventsIn(b) - eventsIn(a));
    return nextStep(
      fullest.slice(0, 1).flatMap((one) => placeOf(text, one)),
      0.83,
    );
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    isSo: ({ fresh }) => countWords(fresh) >= SLOWER || undefined,
  },
  speaksOf: {
    nextStep: {
      'narrative structure': 2,
      'narrative features': 2,
      'recount features': 3,
      'recount structure': 3,
      ideas: 2,
      'general writing': 3,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks to slow down where one sentence holds a whole chase',
      text: 'Leo opened the letter. It was yellow. His name was on it. He knew what to do. He ran down the alley and past the smith and over a fence and a dog chased him and a policeman yelled at him and he nearly got hit by a tram. He gave the letter to the captain. The ship left.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['He ran down the alley and past the smith and over a fence']],
        },
      ],
    },
    {
      title: 'asks to slow down where the ending is over in a string of events',
      text: 'Leo opened the letter. It was yellow. His name was on it. He knew what to do. He stood at the edge and looked down. The water was black. He shut his eyes and he jumped and he was in the water and he swam to the boat.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'takes a long list of things for no crowd of events',
      text: 'Leo opened the box. It was yellow. His name was on it. He knew what to do. There was a map and a compass and the key and his mum’s old torch and a loaf of bread and the rope and a tin of fish and her scarf. He took it all. The ship left.',
      finds: [],
    },
    {
      title: 'says nothing of writing that runs on all through',
      text: 'We went to the beach and we had a swim and I got cold and we got chips and Dad slept and he got burnt and we laughed and it rained. We went home and I got a towel and we had tea and I went to bed and she read a book and it was good. I slept. I woke. It rained. We ate.',
      finds: [],
    },
  ],
};
