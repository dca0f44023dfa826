import type { Sentence, StudentText, Word } from '../../../text/student-text.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';

/** Goes on about what was just named: “It makes you strong”, “My legs shook”, “Because …”. */
const goesOn =
  /^(?:i|my|it|its|he|his|she|her|they|their|this|that|these|those|you|your|we|our|there|one|some|when|if|because|cos|next to|like|for|with|so)\b/iu;

/** Points at what has been told already: “and it is dangerous”. */
const pointingBack =
  /\b(?:it|that|this|they|which)(?: (?:is|was|are|were|looked|felt|can be|will be)|['’]s)(?: \p{L}+){0,2} $/iu;

/** Somebody says in what way as soon as the word has been used (sentences). */
const SOON = 2;

const verbsAfter = ({ words }: Sentence, word: Word): boolean =>
  words.slice(words.indexOf(word) + 1).some(isVerb);

/** Whether the text tells, before or after a describing word, in what way or how much. */
export function isToldNearby(text: StudentText, sentence: Sentence, word: Word): boolean {
  const before = text.text.slice(sentence.start, word.start);
  const next = text.sentences
    .slice(word.sentence + 1, word.sentence + 1 + SOON)
    .filter(({ line }) => line === sentence.line);
  return (
    verbsAfter(sentence, word) ||
    pointingBack.test(before) ||
    goesOn.test(next[0]?.text ?? '') ||
    next.some(({ words }) => words.some(({ lower }) => lower === word.lower))
  );
}
