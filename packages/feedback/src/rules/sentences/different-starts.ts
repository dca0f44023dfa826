import { isInDictionary } from '../../language/dictionary.ts';
import { isRight } from '../../language/spelling.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { Sentence } from '../../text/student-text.ts';
import type { Rule } from '../rule.ts';
import { isSound } from './sound-sentence.ts';
import { wording } from './different-starts.wording.ts';

/** A text with fewer sentences shows no habit. */
const FEWEST = 5;

/** Beginnings that every text has. */
const plain = new Set('i we it the my he she they then and so this there'.split(' '));

/** No way to begin that is worth showing. */
const strung = new Set('and then so but because cos also step its'.split(' '));

/** “Po” of “Po Po”, “Lake” of “Lake Taupō”. */
const isHalfName = ({ words: [first, second] }: Sentence): boolean =>
  second !== undefined &&
  (second.lower === first?.lower ||
    (!isInDictionary(second.lower) && /^\p{Lu}\p{Ll}/u.test(second.text)));

/** The share of different beginnings from which on they are varied. */
const VARIED = 0.5;

/** Sentences that begin in different ways, shown by three first words. */
export const differentStarts: Rule = {
  find(text) {
    const starts = text.sentences
      .filter(
        (one) => /^\p{Lu}/u.test(one.text) && /[.!?]$/u.test(one.text) && !isSpoken(text, one),
      )
      .flatMap((one) => one.words.slice(0, 1).map((word) => ({ ...word, one })));
    const count = new Set(starts.map(({ lower }) => lower)).size;
    const shown = starts.filter(
      (word) =>
        !strung.has(word.lower) &&
        isRight(word) &&
        !isHalfName(word.one) &&
        isSound(text, word.one),
    );
    const different = [...new Map(shown.map((word) => [word.lower, word])).values()];
    const isVaried =
      starts.length >= FEWEST &&
      starts.length >= text.sentences.length * 0.7 &&
      count >= starts.length * VARIED;
    const fresh = different.filter(({ lower }) => !plain.has(lower) && /^\p{L}+$/u.test(lower));
    if (!isVaried || fresh.length < 2) return [];
    const chosen = [
      ...fresh.slice(0, 2),
      ...different.filter((one) => !fresh.includes(one)),
      ...fresh.slice(2),
    ]
      .slice(0, 3)
      .toSorted((a, b) => a.start - b.start)
      .map((word) => word.text);
    return chosen.length < 3 ? [] : [{ kind: 'strength', quotations: [chosen], weight: 0.58 }];
  },
  skill: 'sentenceBeginnings',
  wording,
  speaksOf: { strength: { 'sentence structure': 3 } },
  cases: [
    {
      title: 'shows three beginnings',
      text: 'After lunch we swam. Dad fished. The water was cold. Nobody cared. We ate chips.',
      finds: [{ kind: 'strength', quotations: [['After', 'Dad', 'The']] }],
    },
    {
      title: 'shows none of half a name, half a sentence or a joining word',
      text: 'Po Po fished. After lunch we swam. Because it was hot. And Dad slept. The water was cold. Nobody cared. We ate chips.',
      finds: [{ kind: 'strength', quotations: [['After', 'The', 'Nobody']] }],
    },
    {
      title: 'says nothing where most begin alike',
      text: 'We swam. We fished. We ran. We ate. After lunch we slept. Dad snored. We woke.',
      finds: [],
    },
  ],
};
