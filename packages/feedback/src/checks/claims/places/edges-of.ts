import { FAREWELL } from '../../../text/meaning/letter-words.ts';
import type { Sentence } from '../../../text/student-text.ts';
import type { Source } from '../source.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** A reader may take as many for the opening or the ending (sentences). */
const SENTENCES = 3;

/** A first or last paragraph that is more of the text is no opening or ending. */
const MOST_OF_TEXT = 0.4;

const farewell = new SparingPattern(String.raw`^\W*${FAREWELL}(?!\p{L})`, 'iu');
const SHORTEST_SENTENCE = 4;

/** Without what closes a letter: thanks, “Yours sincerely”, a name. */
function beforeFarewell(sentences: readonly Sentence[]): readonly Sentence[] {
  const last = sentences.findLastIndex(
    ({ text, words }) => words.length >= SHORTEST_SENTENCE && !farewell.test(text),
  );
  return sentences.slice(0, last + 1);
}

const concludes = /^\W*(?:in conclusion|to conclude|to sum up)\b/iu;

/** Where the opening ends and the ending begins, at their longest. */
export function edgesOf({ asRead }: Source): { opening: number; ending: number } {
  const { sentences, lines, text, title } = asRead();
  const body = beforeFarewell(sentences);
  const [first, ...others] = lines.filter(({ start }) => start !== title?.start);
  const last = others.at(-1) ?? first;
  const concluded = lines.find(({ text: line }) => concludes.test(line));
  const isShort = (line: { text: string } | undefined) =>
    line !== undefined && line.text.length < text.length * MOST_OF_TEXT;
  return {
    opening: Math.max(
      sentences[SENTENCES - 1]?.end ?? Infinity,
      isShort(first) ? (first?.end ?? 0) : 0,
    ),
    ending:
      concluded?.start ??
      Math.min(
        body.at(-SENTENCES)?.start ?? 0,
        isShort(last) ? (last?.start ?? Infinity) : Infinity,
      ),
  };
}
