/** A piece of prose, or words that it quotes from the student. */
export type MarkedPart = string | { quotes: string };

/** One word with the space behind it, and which quotation it belongs to, if any. */
export interface TypedWord {
  text: string;
  quotation: string | null;
}

const wordsOf = (text: string) => text.match(/\s*\S+\s*/g) ?? [];

/** The words of a feedback in the order in which they are typed. */
export function typedWords(parts: readonly MarkedPart[]): TypedWord[] {
  return parts.flatMap((part) => {
    const text = typeof part === 'string' ? part : part.quotes;
    const quotation = typeof part === 'string' ? null : part.quotes;
    return wordsOf(text).map((word) => ({ text: word, quotation }));
  });
}

/** A stretch of a student's text, marked where it is quoted. */
export interface MarkedStretch {
  text: string;
  isMarked: boolean;
}

/** Cuts a student's text so that the quotations found in it are stretches of their own. */
export function markQuotations(text: string, quotations: readonly string[]): MarkedStretch[] {
  const first = quotations
    .map((quotation) => ({ quotation, at: text.indexOf(quotation) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)[0];
  if (!first) return text === '' ? [] : [{ text, isMarked: false }];
  const { quotation, at } = first;
  return [
    ...(at > 0 ? [{ text: text.slice(0, at), isMarked: false }] : []),
    { text: quotation, isMarked: true },
    ...markQuotations(
      text.slice(at + quotation.length),
      quotations.filter((one) => one !== quotation),
    ),
  ];
}
