import {
  findWords,
  normaliseText,
  quotedSpans,
  wordsAlone,
  type NormalisedText,
  type Point,
  type Quotation,
  type Stretch,
} from '@second-draft/contract';

export interface LocatedQuotation {
  /** Stable while the words around the quotation change. */
  key: string;
  text: string;
  /** Null when the words are not in the student's text. */
  inText: Stretch | null;
  /** Proven when the feedback was written; otherwise the teacher's. */
  isOfWriter: boolean;
  inFeedback: Stretch;
}

/** Normalises the text only once a quotation has moved. */
function finderIn(text: string) {
  let plain: NormalisedText | null = null;
  const search = (words: string): Stretch | null => {
    plain ??= normaliseText(text);
    const found = findWords(words, plain);
    return found && { start: found.start, end: found.end };
  };
  const follow = ({ text: words, start, end }: Quotation): Stretch | null =>
    text.slice(start, end) === words ? { start, end } : search(words);
  return { search, follow };
}

/** Keyboards have straight marks. */
const straight = /(?<![\p{L}\p{N}])"(\S[^"“”\n]*\S)"/gu;

/** What stands between quotation marks of either form; positions exclude the marks. */
export function spansIn(feedback: string): (Stretch & { text: string })[] {
  const typed = Array.from(feedback.matchAll(straight), ({ 0: all, 1: text = '', index }) => ({
    text,
    start: index + 1,
    end: index + all.length - 1,
  }));
  return [...quotedSpans(feedback), ...typed].toSorted((one, other) => one.start - other.start);
}

/** A single word between quotation marks may be a suggestion: try “because”. */
const isPhrase = (words: string) => words.includes(' ');

/** The quotations in the feedback, in its order: those of its writer, and the teacher's own. */
export function locateQuotations(
  feedback: string,
  points: readonly Point[],
  studentText: string,
): LocatedQuotation[] {
  const known = new Map(
    points.flatMap(({ quotations }) => quotations).map((one) => [wordsAlone(one.text), one]),
  );
  const find = finderIn(studentText);
  return spansIn(feedback).flatMap(({ text, start, end }, order) => {
    const plain = wordsAlone(text);
    const quotation = known.get(plain);
    if (!quotation && !isPhrase(plain)) return [];
    return [
      {
        key: `${order}:${plain}`,
        text: quotation?.text ?? text,
        inText: quotation ? find.follow(quotation) : find.search(text),
        isOfWriter: quotation !== undefined,
        // Includes the quotation marks.
        inFeedback: { start: start - 1, end: end + 1 },
      },
    ];
  });
}
