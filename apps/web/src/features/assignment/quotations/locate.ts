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

/** A quotation in the feedback and where it is, in the feedback and in the student's text. */
export interface LocatedQuotation {
  /** Stands for the quotation while the words around it change. */
  key: string;
  text: string;
  /** Null when the words are no longer in the student's text. */
  inText: Stretch | null;
  inFeedback: Stretch;
}

/** Finds quotations in a text as it is now; it is only made plain for comparing when one has moved. */
function finderIn(text: string): (quotation: Quotation) => Stretch | null {
  let plain: NormalisedText | null = null;
  return ({ text: words, start, end }) => {
    if (text.slice(start, end) === words) return { start, end };
    plain ??= normaliseText(text);
    const found = findWords(words, plain);
    return found && { start: found.start, end: found.end };
  };
}

/**
 * The quotations that the feedback, as it reads now, takes from the student's text, in the order
 * of the feedback. What a teacher has removed from it is not among them.
 */
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
        // With its marks.
        inFeedback: { start: start - 1, end: end + 1 },
      },
    ];
  });
}
