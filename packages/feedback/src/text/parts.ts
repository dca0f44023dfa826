import { excerptAround, openingOf } from './excerpt.ts';
import type { Sentence, StudentText } from './student-text.ts';

/** The first sentences, where a text is opened. */
export function beginningOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences.slice(0, sentences);
}

/** The last sentences, where a text is closed; 'The end' is none. */
export function endingOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences
    .filter((sentence) => !/^the end\W*$/iu.test(sentence.text))
    .slice(-sentences);
}

/** The stretch of the text that some sentences cover. */
export function stretchOf(text: StudentText, sentences: readonly Sentence[]): string {
  return text.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0);
}

/** Excerpts from the beginnings of sentences. */
export function openingsOf(text: StudentText, sentences: readonly Sentence[]): string[] {
  return [...new Set(sentences.flatMap((sentence) => openingOf(text, sentence) ?? []))];
}

/** The last words of the text, as much of them as may be quoted; in a list of one, or none. */
export function lastWords(text: StudentText): string[] {
  const word = endingOf(text, 1)[0]?.words.at(-1);
  const excerpt = word === undefined ? null : excerptAround(text, word);
  return excerpt === null ? [] : [excerpt];
}

/** Excerpts around the first match of a cue in each of some sentences. */
export function cuesIn(text: StudentText, sentences: readonly Sentence[], cue: RegExp): string[] {
  const excerpts = sentences.flatMap((sentence) => {
    const match = cue.exec(sentence.text);
    if (match === null) return [];
    const start = sentence.start + match.index;
    return excerptAround(text, { start, end: start + match[0].length }) ?? [];
  });
  return [...new Set(excerpts)];
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
