import type { Sentence, StudentText } from './student-text.ts';

export function beginningOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences.slice(0, sentences);
}

/** 'The end' doesn't count. */
export function endingOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences
    .filter((sentence) => !/^the end\W*$/iu.test(sentence.text))
    .slice(-sentences);
}

export function stretchOf(text: StudentText, sentences: readonly Sentence[]): string {
  return text.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0);
}
