import { plainPlaces } from '../../../language/plain-words/more-exact.ts';
import { inWhatWay, type PlainPlace } from '../../../language/plain-words/plain-place.ts';
import { nounFollows } from '../../../text/grammar/noun-follows.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { onceForEach } from '../../../text/remembered.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { countWords, lowerWords } from '../../../text/words.ts';
import type { Finding, Rule } from '../../rule.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { hasFormOf } from '../../slot-word.ts';
import { isReplaceable } from '../../vocabulary/replaceable.ts';
import { wording } from './plainest-word.wording.ts';
import { isToldNearby } from './told-nearby.ts';

/** More than other challenges: it names its word. */
const WEIGHT = 0.3;

/** Shorter phrases show too little of the place, and longer ones hide the word (words). */
const FEWEST_WORDS = 4;
const MOST_WORDS = 12;

/** The plainest are enough. */
const MOST = 3;

/** The first sentences are enough to choose from, and longer ones are several run together (characters). */
const MOST_READ = 200;
const LONGEST = 600;

/** Somebody may speak there, without marks. */
const telling = /\b(?:said|sed|says|asked|yelled|shouted|whispered|told)\b/iu;

/** A measure follows, or has gone before. */
const measured = /\d|\b(?:metres?|centimetres?|millimetres?|cm|mm|as \p{L}+ as)\b|-sized\b/iu;

function fits({ only }: PlainPlace, text: StudentText): boolean {
  const kind = kindOfWriting(text);
  if (only === 'stories') return kind === 'story';
  if (only === 'steps') return kind === 'steps';
  if (only === 'claims') return kind !== 'story' && kind !== 'steps';
  return only === undefined || kind === 'facts' || kind === 'steps';
}

/** Says already how, or how long. */
const shown =
  /\b(?:for (?:an? )?(?:\p{L}+ )?(?:time|while|ages|hours?|minutes?|days?|nights?)|more than|all (?:day|night|morning|afternoon)|a lot|\p{L}{3,}(?<!fami|on|ear|real|final|probab|usual|actual|sudden)ly)\b/iu;

/** A comparison shows how: “held it as if it might wake” (characters). */
const NEAR = 60;
const compared =
  /\b(?:like (?:an?|the|it|they|he|she|we|i|my|his|her)|as if|as though|as \p{L}+ as)\b/iu;

/** No whole clause: “is a good sign”. */
const loose = /^(?:is|are|was|were|as|than|with|of|to|which|who|that)\b/iu;

const isOther = (phrase: string, { skill }: PlainPlace): boolean =>
  telling.test(phrase) ||
  compared.test(phrase) ||
  measured.test(phrase) ||
  loose.test(phrase) ||
  (skill === 'strongVerbs' && shown.test(phrase));

const hasVerb = (text: StudentText, phrase: string): boolean => {
  const start = text.text.indexOf(phrase);
  const words = text.words.filter((one) => one.start >= start && one.end <= start + phrase.length);
  return words.some((one, i) => isVerb(one, i, words) && !/^\p{Lu}.*['’]s$/u.test(one.text));
};

/** Where a plain word of this kind stands in a sentence, in words that can be quoted. */
function placesIn(text: StudentText, sentence: Sentence, plain: PlainPlace): Finding[] {
  return [...sentence.text.matchAll(plain.pattern)].flatMap((match): Finding[] => {
    const word = match[1] ?? '';
    const start = sentence.start + match.index + match[0].indexOf(word);
    const place = { start, end: start + word.length };
    const at = text.words.findIndex((one) => one.start === start);
    const used = text.words[at];
    if (used === undefined || isSpoken(text, place) || !isReplaceable(text.words, at)) return [];
    if (plain.mayBeTold && isToldNearby(text, sentence, used)) return [];
    if (plain.ask === inWhatWay && !nounFollows(text, at)) return [];
    const phrase = phraseAround(text, place);
    const rest = text.text.slice(place.end, Math.min(sentence.end, place.end + NEAR));
    if (
      (plain.skill === 'strongVerbs' && compared.test(rest)) ||
      phrase === null ||
      !phrase.includes(word) ||
      isOther(phrase, plain) ||
      !hasVerb(text, phrase)
    )
      return [];
    const count = countWords(phrase);
    if (count < FEWEST_WORDS || count > MOST_WORDS) return [];
    const ask = typeof plain.ask === 'string' ? plain.ask : plain.ask(word);
    const slots = { word: `‘${word.toLowerCase()}’`, ask };
    // Words alone that are offered are about the choice of a word, be it a verb or not.
    const skill = /\bverb\b/u.test(ask) ? plain.skill : 'wordChoice';
    return [{ kind: 'nextStep', quotations: [[phrase]], weight: WEIGHT, skill, slots }];
  });
}

const plainestIn = onceForEach((text: StudentText): Finding[] => {
  const suited = plainPlaces.filter((plain) => fits(plain, text));
  const read = proseOf(text)
    .filter((one) => one.text.length <= LONGEST)
    .slice(0, MOST_READ);
  const found = suited.flatMap((plain) =>
    read.flatMap((sentence) => placesIn(text, sentence, plain)),
  );
  const different = new Map(found.toReversed().map((one) => [one.slots?.['word'], one]));
  return [...different.values()].toReversed().slice(0, MOST);
});

/** Words that only say how much. */
const much =
  /(?<!\p{L})(?:very|really|so|super|extremely|pretty|quite|too|totally|absolutely|just|way)(?!\p{L})/giu;

/** ‘Very cold’ for ‘really cold’ says no more, and ‘really freezing’ needs its ‘really’ no longer. */
function howMuchCloser(words: string, fresh: string, slot = ''): boolean | 'half' {
  if (fresh === '' || slot.search(much) === -1) return true;
  const [news] = lowerWords(fresh.replaceAll(much, ''));
  if (news === undefined) return false;
  const all = lowerWords(words);
  return (all[all.indexOf(news) - 1] ?? '').search(much) === -1 || 'half';
}

/** A plain word where a more exact one could stand, with a question that leads to one. */
export const plainestWord: Rule = {
  find: plainestIn,
  skill: 'wordChoice',
  wording,
  taken: {
    by: 'swapping',
    where: 'here',
    isSo: ({ words, fresh, slots }) =>
      !hasFormOf(words, slots['word']) && howMuchCloser(words, fresh, slots['word']),
  },
  speaksOf: {
    nextStep: {
      vocabulary: 29,
      'recount features': 31,
      'procedural features': 31,
    },
  },
  cases: [
    {
      title: 'asks how somebody moved',
      text: 'On Friday Mere went down the old path to the creek. Gulls wheeled over us.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['On Friday Mere went down the old path to the creek']],
          skill: 'strongVerbs',
          slots: { word: '‘went’', ask: 'which verb would show how?' },
        },
      ],
    },
    {
      title: 'leaves set phrases alone',
      text: 'After lunch Koro had a little nap by the fire. He sleeps the way he likes it. I felt small in a good way.',
      finds: [],
    },
    {
      title: 'asks in what way something is good, and about how many there are',
      text: 'Kea have a good beak. Farmers saw lots of roots in the winter.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Kea have a good beak']],
          slots: { word: '‘good’', ask: 'good in what way?' },
        },
        { kind: 'nextStep', slots: { word: '‘lots of’' } },
      ],
    },
    {
      title: 'asks what somebody heard, unless the next sentence tells',
      text: 'On the hill Mere heard a voice. Nobody was there.\nThat night she heard a voice. It was thin and very frightened.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['On the hill Mere heard a voice']],
          slots: { word: '‘heard’' },
        },
      ],
    },
    {
      title: 'asks nothing that the sentence or the next one tells, or that was told before',
      text: 'Mopsy is a good goat she opens gates. Every goat has a good nose. It smells an apple from the road. The gate fell on a lamb and it was dangerous.',
      finds: [],
    },
    {
      title: 'asks for one word in place of two',
      text: 'The water in the lake was very cold. Nobody swam.',
      finds: [{ kind: 'nextStep', slots: { word: '‘very cold’' } }],
    },
    {
      title: 'asks of a step for a verb that shows what the hands do',
      text: 'How to make toast\n1. Put the bread in the toaster.\n2. Push the lever down.\n3. Spread the butter on the toast.',
      finds: [{ kind: 'nextStep', slots: { word: '‘put’' } }],
    },
    {
      title: 'leaves sayings alone in which nothing is laid, thrown, tugged or held',
      text: 'At the hospital they put me to sleep for it. Then Ana threw a huge tantrum about her cast. Tama pulled a funny face at the nurse. We held our breath for the needle. Mum put Nikau in charge of the dog. On the way we came across a lost lamb.',
      finds: [],
    },
    {
      title: 'asks for no grip of what was held up for all to see, and no jog into a pole',
      text: 'Nikau held it up for everyone. The nurse held my arm out again. Then Tama ran into the flag pole.',
      finds: [],
    },
    {
      title: 'asks for no one verb about a whole list of food',
      text: 'Kea are parrots. They eat grass, frogs, eggs and ducklings. Stoats hunt them. Rats do, too.',
      finds: [],
    },
    {
      title: 'leaves set phrases, speech, journeys and what is measured alone',
      text: 'I put my hand up in the hall. We went down to Timaru for tea. “What a good dog he is,” said Koro. Mum said it was a nice old tune. We saw a big eel of 90 cm. Nan is good at darts and maths. Fold the paper in half long ways.',
      finds: [],
    },
  ],
};
