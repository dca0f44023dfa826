import type { Sentence, StudentText } from './student-text.ts';

export function beginningOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences.slice(0, sentences);
}

/** ‘The end’. */
const closing = /^the end\W*$/iu;

/** ‘From Mele’, ‘Aarav, Room 6’, ‘by Tama Y5’: somebody is named, on a line of their own. */
const signed =
  /^(?:(?:[Ll]ots of )?[Ll]ove(?: from)?|[Ff]rom|[Bb]y|[Yy]ours (?:sincerely|faithfully|truly))?,? ?\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?(?:,? (?:[Rr](?:oo)?m|[Yy](?:ea)?r?) ?\d+)?$/u;

const isSigned = (text: StudentText, sentence: Sentence) =>
  sentence === text.sentences.at(-1) &&
  signed.test(sentence.text) &&
  text.lines[sentence.line]?.text.trim() === sentence.text.trim();

/** The end of what is said: ‘The end’ and a signature don't count. */
export function endingOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences
    .filter((sentence) => !closing.test(sentence.text) && !isSigned(text, sentence))
    .slice(-sentences);
}

export function stretchOf(text: StudentText, sentences: readonly Sentence[]): string {
  return text.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0);
}
