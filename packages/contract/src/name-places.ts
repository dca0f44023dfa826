import { quotedSpans, type Stretch } from './quotations/index.ts';

const joinsBefore = /[\p{L}\p{M}\p{N}][-‐‑'’]?$/u;
const joinsAfter = /^[-‐‑]?[\p{L}\p{M}\p{N}]/u;

/** The longest that either looks at, before or after a name (UTF-16 units). */
const BESIDE = 3;

/** Where a name stands as whole words, by itself or as in “Sam’s”, outside what is quoted. */
export function placesOfName(
  name: string,
  words: string,
  quoted: readonly Stretch[] = quotedSpans(words),
): Stretch[] {
  if (name === '') return [];
  const places: Stretch[] = [];
  let start = words.indexOf(name);
  while (start !== -1) {
    const end = start + name.length;
    const isWhole =
      !joinsBefore.test(words.slice(Math.max(0, start - BESIDE), start)) &&
      !joinsAfter.test(words.slice(end, end + BESIDE));
    const isQuoted = quoted.some((one) => one.start < end && start < one.end);
    if (isWhole && !isQuoted) places.push({ start, end });
    start = words.indexOf(name, end);
  }
  return places;
}

/** The same words with another name in these places. */
export function withNameAt(places: readonly Stretch[], words: string, name: string): string {
  const starts = [0, ...places.map(({ end }) => end)];
  return starts.map((from, at) => words.slice(from, places[at]?.start)).join(name);
}
