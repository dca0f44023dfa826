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
  /** Null when the words are no longer in the student's text. */
  inText: Stretch | null;
  inFeedback: Stretch;
}

/** Normalises the text only once a quotation has moved. */
function finderIn(text: string): (quotation: Quotation) => Stretch | null {
  let plain: NormalisedText | null = null;
  return ({ text: words, start, end }) => {
    if (text.slice(start, end) === words) return { start, end };
    plain ??= normaliseText(text);
    const found = findWords(words, plain);
    return found && { start: found.start, end: found.end };
  };
}

/** The quotations still in the feedback, in its order. */
export function locateQuotations(
  feedback: string,
  points: readonly Point[],
  studentText: string,
): LocatedQuotation[] {
  const known = new Map(
    points.flatMap(({ quotations }) => quotations).map((one) => [wordsAlone(one.text), one]),
  );
  const find = finderIn(studentText);
  return quotedSpans(feedback).flatMap(({ text, start, end }, order) => {
    const quotation = known.get(wordsAlone(text));
    if (!quotation) return [];
    return [
      {
        key: `${order}:${quotation.text}`,
        text: quotation.text,
        inText: find(quotation),
        // Includes the quotation marks.
        inFeedback: { start: start - 1, end: end + 1 },
      },
    ];
  });
}
