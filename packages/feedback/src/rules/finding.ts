import type { Finding } from './rule.ts';

/** A strength shown by any one of the phrases; none without a phrase. */
export function strength(
  phrases: readonly string[],
  weight: number,
  slots: Readonly<Record<string, string>> = {},
): Finding[] {
  return found('strength', phrases, weight, slots);
}

/** A strength shown by two single words together; none with fewer. */
export function strengthInWords(words: readonly string[], weight: number): Finding[] {
  const different = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  const pairs = different.flatMap((word, i) => {
    const next = different[i + 1];
    return next === undefined ? [] : [[word, next]];
  });
  return pairs.length === 0 ? [] : [{ kind: 'strength', quotations: pairs, weight }];
}

/** The weight of a place that no writer asks about; a second draft is judged by it. */
export const UNASKED = 0;

/** A next step at any one of the places; none without a place. */
export function nextStep(
  places: readonly string[],
  weight: number,
  slots: Readonly<Record<string, string>> = {},
): Finding[] {
  return found('nextStep', places, weight, slots);
}

/** Places that are shown together, and places to choose them from. */
const TOGETHER = 2;
export const MOST_PLACES = 40;

/** A next step that applies at several of the places, shown by the two shortest, or by the only one. */
export function nextStepAtSeveral(
  places: readonly string[],
  weight: number,
  slots: Readonly<Record<string, string>> = {},
): Finding[] {
  const different = [...new Set(places)].slice(0, MOST_PLACES);
  const apart = different.filter(
    (place) => !different.some((other) => other !== place && other.includes(place)),
  );
  const shortest = new Set(apart.toSorted((a, b) => a.length - b.length).slice(0, TOGETHER));
  const together = apart.filter((place) => shortest.has(place));
  return together.length < TOGETHER
    ? nextStep(different, weight, slots)
    : [
        {
          kind: 'nextStep',
          quotations: [together],
          weight,
          slots,
          places: different,
          isDivisible: true,
        },
      ];
}

function found(
  kind: Finding['kind'],
  phrases: readonly string[],
  weight: number,
  slots: Readonly<Record<string, string>> = {},
): Finding[] {
  const quotations = [...new Set(phrases)].map((phrase) => [phrase]);
  return quotations.length === 0 ? [] : [{ kind, quotations, weight, slots }];
}

/** By what they count. */
export const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as a comment gives it: in words if they are short. */
export const inWords = (count: number): string => numberWords[count] ?? String(count);
