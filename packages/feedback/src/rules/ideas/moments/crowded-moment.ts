import { meant } from '../../../language/spelling/meant.ts';
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

/** What all was leading up to is done with in fewer words still. */
const turn =
  /\b(?:won|scored|caught (?:it|him|her|them|the)|beat (?:him|her|it|them|the)|escaped|rescued|saved|made it|did it|landed|crossed the|jumped|got (?:it|him|her|them) (?:out|back|off)|let go|went in|worked out (?:where|how|what)|found (?:\p{L}+ )?way (?:out|back|home)|everything stopped)\b/iu;
const SHORT_TURN = 9;
const MANY_AT_TURN = 2;

/** So much led up to it, one thing at a time (sentences). */
const LEADING = 3;

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

/** ‘And’ before what somebody did next: “over the fence and over the chooks” is one thing. */
const deedsIn = ({ words }: Sentence): number =>
  words.filter(({ lower }, i) => {
    const next = words[i + 1]?.lower ?? '';
    return lower === 'and' && (doers.has(next) || isPastDeed(next));
  }).length;

function placeOf(text: StudentText, sentence: Sentence): string[] {
  const [first] = openingPhrase(text, sentence);
  if (first !== undefined) return [first];
  const and = sentence.words.find(({ lower }, i) => lower === 'and' && i > 3);
  const phrase = and === undefined ? null : phraseAround(text, and);
  return phrase === null ? [] : [phrase];
}

/** “I took the shot and it went in and we won”, after all that led up to it. */
const isTurn = (text: StudentText, one: Sentence): boolean => {
  const i = text.sentences.indexOf(one);
  const before = text.sentences.slice(Math.max(0, i - LEADING), i);
  return (
    i >= text.sentences.length / 3 &&
    before.length === LEADING &&
    before.every((leading) => eventsIn(leading) < MANY_AT_TURN) &&
    one.words.length >= SHORT_TURN &&
    deedsIn(one) >= MANY_AT_TURN &&
    turn.test(meant(one))
  );
};

function turnIn(text: StudentText, one: Sentence): string[] {
  const match = turn.exec(one.text);
  const start = one.start + (match?.index ?? 0);
  const phrase = match && phraseAround(text, { start, end: start + match[0].length });
  return phrase === null ? [] : [phrase];
}

/** Many events of a story in one sentence, in a text that can end its sentences. */
export const crowdedMoment: Rule = {
  find(text) {
    if (!isStory(text) || text.sentences.length < 6) return [];
    const [last] = endingOf(text, 1);
    const crowded = text.sentences.filter(
      (one) =>
        !hasSpeech(text, one) &&
        (isTurn(text, one) ||
          (one.words.length >= (one === last ? LONG_END : LONG) &&
            eventsIn(one) >= (one === last ? MANY_AT_END : MANY))),
    );
    const turns = crowded.filter((one) => isTurn(text, one));
    if (crowded.length / text.sentences.length > SHARE) return [];
    const fullest = crowded.toSorted((a, b) => eventsIn(b) - eventsIn(a));
    return nextStep(
      [
        ...turns.flatMap((one) => turnIn(text, one)),
        ...fullest.flatMap((one) => placeOf(text, one)),
      ].slice(0, 1),
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
      title: 'asks to stay at the turn of a story that led up to it slowly',
      text: 'The ball sat on the line. My boots felt heavy. Nobody on the bank made a sound. I counted to three in my head. I ran up and kicked it and it went in and we won. The ref blew his whistle. We had a sausage each.',
      finds: [
        { kind: 'nextStep', quotations: [['I ran up and kicked it and it went in and we won']] },
      ],
    },
    {
      title: 'leaves one thing alone that is done in a few words',
      text: 'The ball sat on the line. My boots felt heavy. Nobody on the bank made a sound. I counted to three in my head. It flew over the wall and over the bank and landed in a tree. The ref blew his whistle. We had a sausage each.',
      finds: [],
    },
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
