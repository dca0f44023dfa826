import type { Point, Quotation } from '@second-draft/contract';

/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

/** A quotation in the feedback and where it is, in the feedback and in the student's text. */
export interface LocatedQuotation {
  /** Stands for the quotation while the words around it change. */
  key: string;
  text: string;
  /** Null when the words are no longer in the student's text. */
  inText: Stretch | null;
  inFeedback: Stretch;
}

const QUOTED = /“([^“”]+)”/g;

const plain = (words: string) =>
  words
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,!?…]+$/, '')
    .trim()
    .toLowerCase();

function stretchIn(text: string, { text: words, start, end }: Quotation): Stretch | null {
  if (text.slice(start, end) === words) return { start, end };
  const found = text.indexOf(words);
  return found === -1 ? null : { start: found, end: found + words.length };
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
    points.flatMap(({ quotations }) => quotations).map((one) => [plain(one.text), one]),
  );
  return [...feedback.matchAll(QUOTED)].flatMap((match, order) => {
    const words = match[1] ?? '';
    const quotation = known.get(plain(words));
    if (!quotation) return [];
    const start = match.index;
    return [
      {
        key: `${order}:${quotation.text}`,
        text: quotation.text,
        inText: stretchIn(studentText, quotation),
        inFeedback: { start, end: start + match[0].length },
      },
    ];
  });
}
