import { hasFormOf } from '../slot-word.ts';
import { phraseAround } from '../../text/phrase.ts';
import { isInProse } from '../../text/lines/prose.ts';
import { isSpoken } from '../../text/spoken.ts';
import { countWords } from '../../text/words.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStep, UNASKED } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { isReplaceable } from './replaceable.ts';
import { wording } from './plain-word.wording.ts';

const plain = new Set(
  'nice good bad cool fun lots stuff thing things walked happy sad strange weird'.split(' '),
);

/** These often say enough, or only with the next word; they are found only so that a second draft can be judged. */
const enough = new Set('big small little great looked really very pretty'.split(' '));

/** A word repeated this often is for the rule about tired words. */
const TIRED = 3;

/** A text with fewer plain words chose them well among the others. */
const WORDS_TO_ONE = 60;

/** The first of them are enough to choose from. */
const MOST_SEEN = 60;

/** Places that are shown. */
const MOST_SHOWN = 2;

/** “Two things” are told next, “things about uniforms” say of what, and “the thing is” names none. */
const counted = /^(?:one|two|three|four|five|six|these|those|other|same|first|last|main|the)$/u;

const isCounted = (words: StudentText['words'], i: number): boolean =>
  /^things?$/u.test(words[i]?.lower ?? '') &&
  (counted.test(words[i - 1]?.lower ?? '') || words[i + 1]?.lower === 'about');

/** A comparison is a text’s best line more often than a plain one. */
const compared = /\b(?:like (?:an?|the)|as if|as though|as \p{L}+ as)\b/iu;

/** Plain words in longer phrases, where a more exact one would show more. */
export const plainWord: Rule = {
  find(text) {
    const plains = text.words.filter(({ lower }) => plain.has(lower) || enough.has(lower));
    if (plains.length * WORDS_TO_ONE < text.words.length) return [];
    const uses = Map.groupBy(plains, ({ lower }) => lower);
    const found = text.words
      .filter((word, i) => {
        const times = uses.get(word.lower)?.length ?? 0;
        return (
          times > 0 &&
          times < TIRED &&
          !isSpoken(text, word) &&
          !isCounted(text.words, i) &&
          isReplaceable(text.words, i)
        );
      })
      .slice(0, MOST_SEEN)
      .flatMap((word) => {
        const phrase = phraseAround(text, word);
        const fits =
          phrase !== null &&
          !compared.test(phrase) &&
          countWords(phrase) >= 4 &&
          countWords(phrase) <= 12 &&
          isInProse(text, phrase);
        return fits ? [{ phrase, word: word.lower }] : [];
      });
    const shown = new Set(
      [false, true].flatMap((isEnough) =>
        found.filter(({ word }) => enough.has(word) === isEnough).slice(0, MOST_SHOWN),
      ),
    );
    return found
      .filter((one) => shown.has(one))
      .flatMap(({ phrase, word }) =>
        nextStep([phrase], enough.has(word) ? UNASKED : 0.3, { word: `‘${word}’` }),
      );
  },
  skill: 'wordChoice',
  wording,
  taken: {
    by: 'swapping',
    where: 'here',
    isSo: ({ words, slots }) => !hasFormOf(words, slots['word']) && undefined,
  },
  speaksOf: { nextStep: { vocabulary: 6, verbs: 4, description: 6 } },
  cases: [
    {
      title: 'leaves a comparison alone that holds a plain word',
      text: 'Drip drip in the bucket. The rain is like a drum with lots of fingers. It stops.',
      finds: [],
    },
    {
      title: 'finds a plain word',
      text: 'We walked home in the rain.',
      finds: [{ kind: 'nextStep', quotations: [['We walked home in the rain']] }],
    },
    { title: 'says nothing of exact ones', text: 'Gulls wheeled over the harbour.', finds: [] },
    {
      title: 'asks for no stroll of what has no legs, which is a picture',
      text: 'The fog walked down the main street. Then Koro walked home in the rain.',
      finds: [{ kind: 'nextStep', quotations: [['Then Koro walked home in the rain']] }],
    },
    {
      title: 'leaves set phrases and what is denied alone',
      text: 'Good morning Room 4. I had the pork chow fun. Fun fact: its heart is as heavy as a car. Nan was not happy about the gate. We don’t really know why. My uncle is good at darts. How are you going I am good.',
      finds: [],
    },
    {
      title: 'leaves things alone that are counted and told next',
      text: 'Nan taught me two things about eels. One is to hold on. The thing about Nan is that she never lets go.',
      finds: [],
    },
    {
      title: 'gives no weight to ‘really’, which says nothing without the next word',
      text: 'The shed was really dusty inside.',
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    {
      title: 'gives no weight to a size, and nothing in a heading',
      text: 'Sad stories about old dogs\nWe found a little box behind the piano.',
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    {
      title: 'takes ‘cool down’ for what somebody does',
      text: 'When it is hot you can cool down.',
      finds: [],
    },
  ],
};
