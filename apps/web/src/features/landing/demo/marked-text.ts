export type MarkedPart = string | { quotes: string };

/** A word with the space around it, and the quotation it belongs to. */
export interface TypedWord {
  text: string;
  quotation: string | null;
}

const wordsOf = (text: string) => text.match(/\s*\S+\s*/g) ?? [];

export function typedWords(parts: readonly MarkedPart[]): TypedWord[] {
  return parts.flatMap((part) => {
    const text = typeof part === 'string' ? part : part.quotes;
    const quotation = typeof part === 'string' ? null : part.quotes;
    return wordsOf(text).map((word) => ({ text: word, quotation }));
  });
}

export interface MarkedStretch {
  text: string;
  isMarked: boolean;
}

/** Splits the text so that each quotation found in it is a stretch of its own. */
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
