import { sayingOrTelling } from '../../language/kinds-of-words/saying-verbs.ts';
import { isProperNoun } from '../../language/spelling/dictionary.ts';
import { clearestFirst } from '../../text/phrase.ts';
import { proseOf } from '../../text/lines/prose.ts';
import { hasSpeech } from '../../text/spoken.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { wordSet } from '../../text/word-set.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { complexSentences } from './joined/complex-sentences.ts';
import { joinedPair } from './joined/joined-pair.ts';
import { longSentence } from './lengths/long-sentence.ts';
import { openers } from './beginnings/openers.ts';
import { hasClause } from './run-on/run-together.ts';
import { beginningOf, isSound } from './sound-sentence.ts';
import { shortAndLong } from './lengths/short-and-long.ts';
import { isTied } from './joined/tied.ts';
import { variedLengths } from './lengths/varied-lengths.ts';
import { wording } from './whole-sentence.wording.ts';

/** Shorter ones show little, and longer ones hold more than one thing (words). */
const FEWEST = 4;
const MOST = 10;

/** Half of one, as far as its beginning tells, or one that a greeting runs into. */
const half = /^(?:and|but|so|because|cos|then|or|when|if|the end|dear|hi|hello|hey|kia ora)\b/iu;

/** So often written for one another that a sentence with them may have a slip. */
const risky = wordSet(
  "to too there their they're your you're its it's aloud bear bare threw witch brake were where then than of off no are our hole sea",
);

/** ‘I’ and names have their capitals. */
const hasCapitals = (one: Sentence): boolean =>
  one.words.every(
    ({ text }) => (text !== 'i' && !isProperNoun(text.toLowerCase())) || /^\p{Lu}/u.test(text),
  );

const isWhole = (text: StudentText, one: Sentence): boolean =>
  /^\p{Lu}[^,;:]*\.$/u.test(one.text) &&
  one.words.length >= FEWEST &&
  one.words.length <= MOST &&
  !half.test(one.text) &&
  hasClause(one.text) &&
  isTied(one) &&
  !hasSpeech(text, one) &&
  !sayingOrTelling.test(one.text) &&
  !one.words.some(({ lower }) => risky.has(lower)) &&
  hasCapitals(one) &&
  isSound(text, one);

const others: readonly Rule[] = [
  complexSentences,
  joinedPair,
  longSentence,
  openers,
  shortAndLong,
  variedLengths,
];

/** Whether several places show more than that. */
export const hasMore = (text: StudentText): boolean =>
  others
    .flatMap((rule) => rule.find(text))
    .filter(({ kind }) => kind === 'strength')
    .flatMap(({ quotations }) => quotations).length > 1;

/** A sentence that is one, with its capital and its full stop: for texts in which that is an achievement. */
export const wholeSentence: Rule = {
  find(text) {
    if (hasMore(text)) return [];
    const whole = proseOf(text)
      .filter((one) => isWhole(text, one))
      .toSorted((a, b) => b.words.length - a.words.length)
      .flatMap((one) =>
        beginningOf(text, one).filter((phrase) => one.text.slice(0, -1) === phrase),
      );
    return strength(clearestFirst(whole).slice(0, 3), 0.3);
  },
  skill: 'wholeSentences',
  wording,
  speaksOf: { strength: { 'sentence structure': 9 } },
  cases: [
    {
      title: 'praises a sentence that is one, the longest first',
      text: 'It was hot. The man had a dog with one ear. we run up the hil it was fun. Mum got a pie.',
      finds: [
        {
          kind: 'strength',
          quotations: [['The man had a dog with one ear'], ['Mum got a pie']],
        },
      ],
    },
    {
      title:
        'takes half a sentence, two in one, a word that may stand for another and small letters for none',
      text: 'Because the dog was wet. It was late it was dark. The dog was to wet. Dear diary today I had a pie. my dog is black. On friday we had a pie. The dog run home to him.',
      finds: [],
    },
  ],
};
