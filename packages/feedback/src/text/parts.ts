import { openingOf } from './excerpt.ts';
import type { Sentence, StudentText } from './student-text.ts';

/** The first sentences, where a text is opened. */
export function beginningOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences.slice(0, sentences);
}

/** The last sentences, where a text is closed. */
export function endingOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences.slice(-sentences);
}

/** The stretch of the text that some sentences cover. */
export function stretchOf(text: StudentText, sentences: readonly Sentence[]): string {
  return text.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0);
}

/** Excerpts from the beginnings of sentences. */
export function openingsOf(text: StudentText, sentences: readonly Sentence[]): string[] {
  return [...new Set(sentences.flatMap((sentence) => openingOf(text, sentence) ?? []))];
}

/** The beginning of each paragraph of a sentence or more. */
export function paragraphOpenings(text: StudentText): string[] {
  const firsts = text.lines.flatMap(
    (line) =>
      text.sentences.find(
        (sentence) =>
          sentence.start >= line.start && sentence.end <= line.end && sentence.words.length >= 4,
      ) ?? [],
  );
  return openingsOf(text, firsts);
}
