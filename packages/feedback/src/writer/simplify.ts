import { SIMPLIFIED_WORDS_BELOW, type ReadingLevel } from '@second-draft/contract';
import { withoutQuotations } from '../text/quote-marks.ts';
import { sentencesOf } from '../text/sentences.ts';
import { countWords } from '../text/words.ts';
import { plainWords } from './plain-words.ts';

/**
 * The feedback in under 40 words: sentences that only explain or give an example go first, hard
 * words are replaced by easy ones. Sentences that quote, tell what to do or ask are kept.
 */
export function simplify(feedback: string, level: ReadingLevel | null): string {
  const paragraphs = feedback
    .split(/\n+/u)
    .map((paragraph) => sentencesOf(paragraph).map((one) => one.text));
  const sentences = paragraphs.flatMap((list, paragraph) =>
    list.map((text) => ({ text: eased(text, level), paragraph })),
  );
  const kept = new Set(sentences);
  for (const expendable of [isExample, isExplanation, () => true]) {
    for (const sentence of sentences.toReversed()) {
      if (words(kept) < SIMPLIFIED_WORDS_BELOW) break;
      if (kept.size > 1 && expendable(sentence.text)) kept.delete(sentence);
    }
  }
  return paragraphs
    .map((_, i) =>
      [...kept]
        .filter((one) => one.paragraph === i)
        .map((one) => one.text)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function words(sentences: Iterable<{ text: string }>): number {
  return countWords([...sentences].map((one) => one.text).join(' '));
}

function isExample(sentence: string): boolean {
  return /^for example/iu.test(sentence);
}

function isExplanation(sentence: string): boolean {
  return (
    !/[“?]/u.test(sentence) &&
    !/^(?:next|now|try|your next|in your next|one thing|to make)\b/iu.test(sentence)
  );
}

/** Hard words outside quotations replaced by easy ones. */
function eased(sentence: string, level: ReadingLevel | null): string {
  if (level === 3 || withoutQuotations(sentence).trim() === '') return sentence;
  return sentence.replace(/“[^”]*”|[\p{L}'’]+/gu, (word) =>
    word.startsWith('“') ? word : plainWords(word),
  );
}
