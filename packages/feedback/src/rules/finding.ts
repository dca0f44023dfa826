import type { Finding } from './rule.ts';

/** A strength shown by any one of the excerpts; none without an excerpt. */
export function strength(excerpts: readonly string[], weight: number): Finding[] {
  return excerpts.length === 0
    ? []
    : [{ kind: 'strength', quotations: excerpts.map((excerpt) => [excerpt]), weight }];
}

/** A strength shown by two single words together. */
export function strengthInWords(words: readonly string[], weight: number): Finding[] {
  const different = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  const pairs = different.flatMap((word, i) => {
    const next = different[i + 1];
    return next === undefined ? [] : [[word, next]];
  });
  const [only] = different;
  if (only === undefined) return [];
  return [{ kind: 'strength', quotations: pairs.length > 0 ? pairs : [[only]], weight }];
}

/** A next step, at a place in the text where there is one. */
export function nextStep(
  excerpts: readonly string[],
  weight: number,
  slots: Readonly<Record<string, string>> = {},
): Finding[] {
  return [{ kind: 'nextStep', quotations: excerpts.map((excerpt) => [excerpt]), weight, slots }];
}
