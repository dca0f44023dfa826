import { FAREWELL } from './letter-words.ts';
import { onceForEach } from './remembered.ts';
import type { Sentence, StudentText } from './student-text.ts';

export function beginningOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences.slice(0, sentences);
}

/** ‘The end’. */
const closing = /^the end\W*$/iu;

/** ‘From Mele’, ‘Aarav, Room 6’, ‘by Tama Y5’: somebody is named, on a line of their own. */
const signed =
  /^(?:(?:[Ll]ots of )?[Ll]ove(?: from)?|[Ff]rom|[Bb]y|[Yy]ours (?:sincerely|faithfully|truly))?,? ?\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?(?:,? (?:[Rr](?:oo)?m|[Yy](?:ea)?r?) ?\d+)?$/u;

/** ‘From Isla (age 8)’ */
const isFrom = /^(?:[Ll]ove,? (?:from )?|[Ff]rom )\p{Lu}[^.!?]{0,40}$/u;

const isSigned = (text: StudentText, sentence: Sentence) =>
  sentence === text.sentences.at(-1) &&
  signed.test(sentence.text) &&
  text.lines[sentence.line]?.text.trim() === sentence.text.trim();

/** ‘Yours sincerely,’ ‘Ngā mihi,’ alone on a line near the end: a letter is over. */
const farewell = new RegExp(String.raw`^\W*${FAREWELL}[^.!?]{0,30}[,.!]?$`, 'iu');
const afterthought = /^\W*p\.? ?s\.?(?:\b|\W)/iu;

/** Lines within which a letter ends (from the end). */
const LAST_LINES = 6;

/** Where the last lines of a letter begin, with farewell, name and P.S.; past the end without them. */
export const lettersEnd = onceForEach(({ lines }: StudentText): number => {
  const from = Math.max(1, lines.length - LAST_LINES);
  const at = lines.findIndex(
    (line, i) =>
      i >= from &&
      (afterthought.test(line.text) || farewell.test(line.text) || isFrom.test(line.text)),
  );
  return at === -1 ? lines.length : at;
});

/** The end of what is said: ‘The end’, a farewell, a signature and a P.S. don't count. */
export function endingOf(text: StudentText, sentences = 2): Sentence[] {
  const end = lettersEnd(text);
  const body = text.sentences.filter(({ line }) => line < end);
  return (body.length === 0 ? text.sentences : body)
    .filter((sentence) => !closing.test(sentence.text) && !isSigned(text, sentence))
    .slice(-sentences);
}

export function stretchOf(text: StudentText, sentences: readonly Sentence[]): string {
  return text.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0);
}
