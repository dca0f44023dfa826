import { isInDictionary } from '../../../language/spelling/dictionary.ts';
import { hasSpeech, isSpoken } from '../../../text/spoken.ts';
import type { Sentence } from '../../../text/student-text.ts';
import type { Rule } from '../../rule.ts';
import { isFronted } from './fronted.ts';
import { soundSentences } from '../sound-sentence.ts';
import { wording } from './different-starts.wording.ts';

/** A text with fewer sentences shows no habit. */
const FEWEST = 5;

/** These lead on from the sentence before. */
const linking = /^(?:first|firstly|second|secondly|third|thirdly|finally|lastly)$/u;

/** No way to begin that is worth showing. */
const strung = new Set('and then so but because cos also step its'.split(' '));

/** The share of different beginnings from which on they are varied, and the most of one beginning. */
const VARIED = 0.5;
const MOST_ALIKE = 1 / 3;

/** Fewer that begin with something else than their subject are no variety. */
const OTHERS = 2;

const isOther = (one: Sentence): boolean =>
  isFronted(one) || linking.test(one.words[0]?.lower ?? '');

/** “Po” of “Po Po”, “Lake” of “Lake Taupō”. */
const isHalfName = ({ words: [first, second] }: Sentence): boolean =>
  second !== undefined && (second.lower === first?.lower || /^\p{Lu}\p{Ll}/u.test(second.text));

/** Whether few sentences begin alike, no three of them in a row. */
function areVaried(sentences: readonly Sentence[]): boolean {
  const first = sentences.map(({ words }) => words[0]?.lower);
  const counts = [...Map.groupBy(first, (word) => word).values()].map(({ length }) => length);
  const isInRow = first.some((word, i) => word === first[i + 1] && word === first[i + 2]);
  return (
    first.length >= FEWEST &&
    !isInRow &&
    counts.length >= first.length * VARIED &&
    Math.max(...counts) <= Math.max(2, first.length * MOST_ALIKE) &&
    sentences.filter(isOther).length >= OTHERS
  );
}

/** Sentences that begin in different ways, shown by three first words. */
export const differentStarts: Rule = {
  find(text) {
    const own = text.sentences.filter(({ words: [first] }) => first && !isSpoken(text, first));
    if (!areVaried(own)) return [];
    const shown = soundSentences(text).filter(
      (one) =>
        /^\p{Lu}.*[.!]$/u.test(one.text) &&
        !hasSpeech(text, one) &&
        (isOther(one) || !isHalfName(one)) &&
        one.words.slice(0, 1).every(({ lower }) => !strung.has(lower) && isInDictionary(lower)),
    );
    const different = [...new Map(shown.map((one) => [one.words[0]?.lower, one])).values()];
    const others = different.filter(isOther).slice(0, 2);
    const chosen = [...others, ...different.filter((one) => !isOther(one))].slice(0, 3);
    if (others.length === 0 || chosen.length < 3) return [];
    const words = chosen
      .toSorted((a, b) => a.start - b.start)
      .flatMap((one) => one.words[0]?.text ?? []);
    return [{ kind: 'strength', quotations: [words], weight: 0.58 }];
  },
  skill: 'sentenceBeginnings',
  wording,
  speaksOf: { strength: { 'sentence structure': 3 } },
  cases: [
    {
      title: 'shows three beginnings',
      text: 'After lunch we swam. Dad fished. On the rocks it was cold. Nobody cared. We ate chips.',
      finds: [{ kind: 'strength', quotations: [['After', 'Dad', 'On']] }],
    },
    {
      title: 'shows none of half a name, half a sentence or a joining word',
      text: 'Po Po fished. After lunch we swam. Because it was hot. And Dad slept. Every night the water was cold. Nobody cared. We ate chips.',
      finds: [{ kind: 'strength', quotations: [['After', 'Every', 'Nobody']] }],
    },
    {
      title: 'says nothing where most begin alike, or all with who or what they are about',
      text: 'We swam. We fished. After tea we ran. We ate. After lunch we slept. Dad snored. We woke.',
      finds: [],
    },
    {
      title: 'says nothing where each begins with who or what it is about',
      text: 'Goats eat hay. They climb. A kid is small. Farmers milk them. The milk is sweet. My aunty has two goats.',
      finds: [],
    },
    {
      title: 'shows no word from a heading, from speech or with a slip',
      text: 'Goats\nWhat do they eat?\nGoats eat hay.\nIn summer they eat grass too. “Watch out!” yelled Dad. Nextly a goat got out. At night we found it. Nobody saw it go.',
      finds: [{ kind: 'strength', quotations: [['Goats', 'In', 'At']] }],
    },
  ],
};
