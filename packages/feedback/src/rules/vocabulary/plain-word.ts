import { hasFormOf } from '../slot-word.ts';
import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import { countWords } from '../../text/words.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './plain-word.wording.ts';

const plain = new Set(
  'nice good bad big small little great cool fun lots stuff thing things walked looked really very pretty happy sad strange weird'.split(
    ' ',
  ),
);

/** A word repeated this often is for the rule about tired words. */
const TIRED = 3;

/** A text with fewer plain words chose them well among the others. */
const WORDS_TO_ONE = 60;

/** The first of them are enough to choose from. */
const MOST_SEEN = 60;

/** Plain words in longer phrases, where a more exact one would show more. */
export const plainWord: Rule = {
  find(text) {
    const plains = text.words.filter((word) => plain.has(word.lower));
    if (plains.length * WORDS_TO_ONE < text.words.length) return [];
    const uses = new Map<string, number>();
    for (const { lower } of plains) uses.set(lower, (uses.get(lower) ?? 0) + 1);
    const found = plains
      .filter((word) => (uses.get(word.lower) ?? 0) < TIRED && !isSpoken(text, word))
      .slice(0, MOST_SEEN)
      .flatMap((word) => {
        const phrase = phraseAround(text, word);
        const fits = phrase !== null && countWords(phrase) >= 4 && countWords(phrase) <= 12;
        return fits ? [{ phrase, word: word.lower }] : [];
      });
    return found
      .slice(0, 2)
      .flatMap(({ phrase, word }) => nextStep([phrase], 0.3, { word: `‘${word}’` }));
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
      title: 'finds a plain word',
      text: 'We walked home in the rain.',
      finds: [{ kind: 'nextStep', quotations: [['We walked home in the rain']] }],
    },
    { title: 'says nothing of exact ones', text: 'Gulls wheeled over the harbour.', finds: [] },
  ],
};
