import { onceForEach } from '../../../text/remembered.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { lowerWords } from '../../../text/words.ts';

/** Letters that two words surely rhyme by, from a vowel on: “night” and “light”, “cat” and “hat”. */
const rime = /[aeiouy]{1,3}[^aeiouy]{0,4}e?$/u;
/** Endings of verbs and such are alike everywhere. */
const unheard = /^(?:ing|ed|er|es|ers|ess|ion|ent|ly|y)$/u;
const LONGEST_LINE = 80;

/** How many lines end in a word that surely rhymes with one up to two lines before. */
export const rhymedLines = onceForEach(({ lines }: StudentText): number => {
  const ends = lines.map(({ text }) => {
    const word = text.length > LONGEST_LINE ? '' : (lowerWords(text).at(-1) ?? '');
    const heard = rime.exec(word)?.[0] ?? '';
    return { word, rime: heard.length < 2 || unheard.test(heard) ? '' : heard };
  });
  return ends.filter(({ word, rime: one }, i) =>
    [ends[i - 1], ends[i - 2]].some(
      (other) => one !== '' && other?.rime === one && other.word !== word,
    ),
  ).length;
});
