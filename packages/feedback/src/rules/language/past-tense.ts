import { phraseAround } from '../../text/phrase.ts';
import { hasSpeech, isSpoken } from '../../text/spoken.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './past-tense.wording.ts';

const past = new Set(
  'was were went saw had did said came got ran took made found thought felt told knew gave ate sat stood held began heard left kept woke fell caught bought brought swam drove wrote lost won threw flew slept walked looked jumped wanted started played asked opened stopped tried climbed landed shouted laughed waited helped watched arrived packed turned pulled pushed yelled grabbed screamed'.split(
    ' ',
  ),
);

/** Present forms that a story about the past uses only in speech or by a slip. */
const present = new Set(
  'lights goes go sees see eat eats have sit climb sleep sleeps laugh feel comes come gets get runs run takes take walks walk looks look jumps jump starts start plays play asks ask opens stops tries climbs shouts laughs waits arrives arrive turns pulls pushes yells grabs screams finds find tells falls wakes lie tell grab yell scream shout'.split(
    ' ',
  ),
);
/** A beginning that says it has happened already. */
const opened =
  /^(?:last |yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in the (?:holidays|weekend)|one day|two |a (?:week|year|month) ago)/iu;
/** None of these is a noun, so anything may come before them. */
const unmistakable = new Set(
  'goes says comes gets sleeps takes eats stops asks tells arrives'.split(' '),
);
/** With these, a form without an s is a slip, too. */
const plural = new Set('i we they'.split(' '));
const single = new Set(
  'he she it mum dad nana nan koro aunty uncle grandma grandad everyone everybody nobody someone'.split(
    ' ',
  ),
);

/** Wrong after one person or thing at any time, and in a story of the past a slip. */
const bare = new Set(
  'eat come swim pull go get give take see say fall make find tell wake throw'.split(' '),
);
const isBareSlip = (words: readonly Word[], word: Word, i: number) =>
  single.has(words[i - 1]?.lower ?? '') && bare.has(word.lower);

/** What comes before a subject whose verb is rightly in the present or has no ending. */
const asking =
  /^(?:did|do|does|to|let|lets|can|could|will|would|should|must|might|may|when|whenever|every|if|make|made|help|helped|watch|watched|watching|saw|see|seen|seeing|hear|heard|hearing|feel|felt|feeling|had|having|how|what|where|why|because|that|usually|always|sometimes|as|than|thing)$/u;

const owning = /^(?:my|our|his|her|their|your|the)$/u;

/** Words back to the past that goes with it. */
const NEAR = 40;

/** ‘It was windy and trucks are going past’, ‘and there is a bang’. */
function isInPast(words: readonly Word[], word: Word, i: number): boolean {
  if (!/^(?:is|are)$/u.test(word.lower)) return false;
  const isJoined = /^(?:and|but|then)$/u.test(words[i - 2]?.lower ?? '');
  const goesOn = words[i + 1]?.lower.endsWith('ing') ?? false;
  const isThere = words[i - 1]?.lower === 'there' && words[i + 1]?.lower === 'a';
  return (
    isJoined &&
    (goesOn || isThere) &&
    words
      .slice(Math.max(0, i - NEAR), i)
      .some((one) => one.sentence === word.sentence && past.has(one.lower))
  );
}

/** One person or thing, also by name: “Wiremu laughs”. */
function isOne(words: readonly Word[], i: number): boolean {
  const word = words[i];
  return (
    word !== undefined &&
    (single.has(word.lower) || (!word.first && /^\p{Lu}\p{Ll}+[^\P{L}s]$/u.test(word.text)))
  );
}

function isSlip(words: readonly Word[], word: Word, i: number): boolean {
  const before = words[i - 1];
  const two = words[i - 2];
  if (before === undefined || before.sentence !== word.sentence) return false;
  if (isInPast(words, word, i)) return true;
  if (!present.has(word.lower) && !bare.has(word.lower)) return false;
  // ‘I felt it pull’, ‘I have seen my dad get kicked’.
  const asker = owning.test(two?.lower ?? '') ? words[i - 3] : two;
  if (asker?.sentence === word.sentence && asking.test(asker.lower)) return false;
  // ‘I have been’ is no slip, ‘I have a stick’ is.
  if (
    word.lower === 'have' &&
    !/^(?:an?|the|my|our|some|two|three|to)$/u.test(words[i + 1]?.lower ?? '')
  )
    return false;
  // What takes eight hours always does.
  if (word.lower === 'takes' && before.lower === 'it') return false;
  if (/^(?:used|to|have|had|has|just|never|ever|been|always)$/u.test(words[i + 1]?.lower ?? ''))
    return false;
  const isThing = two !== undefined && /^(?:the|my|our|his|her)$/u.test(two.lower);
  if (isBareSlip(words, word, i)) return true;
  return word.lower.endsWith('s') && word.lower !== 'pass'
    ? isOne(words, i - 1) || (isThing && unmistakable.has(word.lower))
    : plural.has(before.lower) && !/^(?:come|run)$/u.test(word.lower);
}

/** The writer looks back, or tells what is always so. */
const isOfNow =
  /\b(?:now|these days|nowadays|today|always|usually|still|i (?:know|think|guess|hope|wonder|don['’]?t)|they are|it is|there is|there are)\b/iu;

/** A lone slip is certain only if it tells what came next. */
const isNextEvent = (sentence = '') =>
  /^(?:and |so )?(?:then|next|after|suddenly|finally|so)\b/iu.test(sentence);

const saying =
  /\b(?:said|says?|sed|tells?|told|asks?|asked|yelled|shouted|replied|whispered|called|cried|answered|screamed|thought|explained)\b/iu;

/** What somebody says may stand without speech marks, and goes on into the next sentence. */
function maySpeak(text: StudentText, word: Word): boolean {
  return [word.sentence - 1, word.sentence].some((at) => {
    const sentence = text.sentences[at];
    if (sentence === undefined || hasSpeech(text, sentence)) return false;
    return saying.test(text.text.slice(sentence.start, Math.min(sentence.end, word.start)));
  });
}

/** A story told in the past that slips into the present. */
export const pastTense: Rule = {
  find(text) {
    const narrated = text.words.filter((word) => !isSpoken(text, word));
    const pasts = narrated.filter((word) => past.has(word.lower));
    const slips = narrated
      .map((word, i) => ({ word, i }))
      .filter(
        ({ word, i }) =>
          isSlip(narrated, word, i) &&
          !maySpeak(text, word) &&
          (isInPast(narrated, word, i) || !isOfNow.test(text.sentences[word.sentence]?.text ?? '')),
      );
    const isPast = opened.test(text.sentences[0]?.text ?? '') && slips.length >= 3;
    const isBare = slips.some(({ word, i }) => isBareSlip(narrated, word, i));
    const isClear =
      isBare ||
      slips.length > 1 ||
      isNextEvent(text.sentences[slips[0]?.word.sentence ?? -1]?.text);
    const isMostlyPast = pasts.length >= 5 && slips.length * 2 <= pasts.length && isClear;
    if (slips.length === 0 || !(isPast || isMostlyPast)) return [];
    const places = slips
      .map(({ word }) => phraseAround(text, word))
      .filter((place) => place !== null);
    return nextStepAtSeveral(places, slips.length > 1 ? 0.92 : 0.75);
  },
  skill: 'pastTense',
  wording,
  taken: {
    by: 'inflecting',
    isEverywhere: true,
    // ‘We going’ is no more past tense than before.
    isSo: ({ words, fresh }) =>
      (/\b(?:was|were)\b/iu.test(words) || !/\p{L}ing\b/iu.test(fresh)) && undefined,
  },
  speaksOf: {
    nextStep: { 'narrative features': 1, 'recount features': 1, 'general writing': 2, tense: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'takes what somebody felt or saw another do for no slip',
      text: 'Last night we went eeling. We walked to the creek and we sat down. I felt it pull and I yelled. Koro held the line. I have seen my dad get wet before. We took it home and Nan smoked it.',
      finds: [],
    },
    {
      title: 'finds the slip',
      text: 'We went to camp. We saw a lake and had lunch. Then we go on the boat. I was happy and felt brave.',
      finds: [{ kind: 'nextStep', quotations: [['Then we go on the boat']] }],
    },
    {
      title: 'finds a verb without its ending, and one that goes on in the present',
      text: 'We went to camp in a bus. Mr Hall was driving and it had a flat, so he pull over. We got out and stood at the side and trucks are going past. It was windy.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            [
              'Mr Hall was driving and it had a flat, so he pull over',
              'We got out and stood at the side and trucks are going past',
            ],
          ],
        },
      ],
    },
    {
      title: 'leaves a verb without its ending alone where it needs none',
      text: 'We went to camp and had a swim. I saw it eat a fly. Did Mum come? Dad said he felt good. The coach made him go first and we got wet.',
      finds: [],
    },
    {
      title: 'leaves looking back alone',
      text: 'We went to camp. We saw a lake and had lunch. I was scared and felt sick. Now I know that eels are shy, and they go away.',
      finds: [],
    },
    {
      title: 'leaves speech and what is always so alone',
      text: 'We went to camp. “I go first,” she said. We had lunch and saw a lake. It was what we do every year and I felt good.',
      finds: [],
    },
    {
      title: 'leaves what somebody says without speech marks alone',
      text: 'We went to the creek. We saw a taniwha and had a look. The taniwha said people throw rubbish and then it goes down the drain and makes me sick. Then he comes up. We felt bad and got bags.',
      finds: [],
    },
    {
      title: 'says nothing of a text in the present',
      text: 'I go to school. We play. He runs. They run.',
      finds: [],
    },
    {
      title: 'says nothing of a text about the past',
      text: 'We went to camp, saw a lake, had lunch, came home and felt good.',
      finds: [],
    },
  ],
};
