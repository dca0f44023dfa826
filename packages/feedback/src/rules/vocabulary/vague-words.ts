import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { inWords, nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { has } from '../slot-word.ts';
import { isReplaceable } from './replaceable.ts';
import { wording } from './vague-words.wording.ts';

/** They fit anything, and so show nothing. */
const vague = new Set(
  'stuff thing things bad good nice cool fun yuck great weird awesome'.split(' '),
);

/** Fewer are no habit, and one word alone is for the rule about tired words (uses, and words). */
const FEWEST = 5;
const DIFFERENT = 2;

/** A longer text has room for them (words to one). */
const WORDS_TO_ONE = 32;

/** Of these, no reader knows what they stand for. */
export const emptiest = /^(?:things?|stuff)$/u;

/** So many are too many even in a text without slips. */
const MANY_EMPTY = 6;

/** Longer phrases hide the word (words). */
const MOST_WORDS = 14;

/** How it is said of each: ‘bad’ three times, wherever it stands. */
function counted(text: StudentText, word: string): string {
  const uses = text.words.filter(({ lower }) => lower === word).length;
  return `‘${word}’ ${['', 'once', 'twice'][uses] ?? `${inWords(uses)} times`}`;
}

/** Vague words of different kinds that run through a text. */
export const vagueWords: Rule = {
  find(text) {
    const used = text.words.filter(
      (word, i) => vague.has(word.lower) && isReplaceable(text.words, i) && !isSpoken(text, word),
    );
    const worn = [...Map.groupBy(used, ({ lower }) => lower)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, DIFFERENT);
    const isHabit = used.length >= FEWEST && used.length * WORDS_TO_ONE >= text.words.length;
    if (!isHabit || worn.length < DIFFERENT) return [];
    const [first = '', second = ''] = worn.map(([word]) => counted(text, word));
    const places = worn
      .flatMap(([, uses]) => uses)
      .flatMap((use) => phraseAround(text, use) ?? [])
      .filter((phrase) => phrase.includes(' ') && countWords(phrase) <= MOST_WORDS);
    const empty = used.filter(({ lower }) => emptiest.test(lower));
    return nextStepAtSeveral(places, empty.length >= MANY_EMPTY ? 0.88 : 0.82, {
      counts: `${first} and ${second}`,
      word: `‘${worn[0]?.[0] ?? ''}’`,
      other: `‘${worn[1]?.[0] ?? ''}’`,
    });
  },
  skill: 'wordChoice',
  wording,
  taken: {
    by: 'swapping',
    where: 'anywhere',
    isSo: ({ words, slots }) =>
      !has(words, slots['word']) && !has(words, slots['other']) && undefined,
  },
  speaksOf: {
    nextStep: { vocabulary: 1, description: 2, 'report features': 6, 'general writing': 7 },
  },
  cases: [
    {
      title: 'counts vague words that run through a text',
      text: 'The nail in the sea water was really bad. The one in oil was good. It was a good nail. A bad one is bent. Rust is bad for metal. You can stop it with paint and stuff. Cars get it, and other stuff gets it too.',
      finds: [{ kind: 'nextStep', slots: { counts: '‘bad’ three times and ‘good’ twice' } }],
    },
    {
      title: 'leaves one or two of them alone, and what somebody says',
      text: 'It was a good day. We packed our stuff. “Good stuff, good stuff, good stuff,” said Dad, “good stuff.” Then we had a bad fright and a good laugh.',
      finds: [],
    },
  ],
};
