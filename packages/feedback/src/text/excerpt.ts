import type { Sentence, StudentText } from './student-text.ts';
import type { Span } from './words.ts';

/** Longest excerpt that a comment quotes (words). */
const MOST_WORDS = 9;

const boundary = /[,;:()]|\s[–—-]\s|\s(?=(?:and|but|so|because|when|then|or|while)\s)/giu;

/**
 * Words of the student's around a place, to quote: within one sentence, at most nine words, cut
 * where a clause begins or ends, without quotation marks. Null when there is no such stretch.
 */
export function excerptAround(
  text: StudentText,
  place: { start: number; end: number },
): string | null {
  const sentence = text.sentences.find((one) => one.start <= place.start && place.end <= one.end);
  if (sentence === undefined) return null;
  const from = Math.max(...cuts(sentence).filter((at) => at <= place.start));
  const to = Math.min(...cuts(sentence).filter((at) => at >= place.end));
  return clean(narrowed(sentence, { start: from, end: to }, place, text.text));
}

/** The first words of a sentence, as many as may be quoted. */
export function opening(text: StudentText, sentence: Sentence): string | null {
  const [first] = sentence.words;
  return first === undefined ? null : excerptAround(text, first);
}

/** Where an excerpt may begin or end: the sentence's edges, quotation marks and clause boundaries. */
function cuts(sentence: Sentence): number[] {
  const inner = [...sentence.text.matchAll(boundary), ...sentence.text.matchAll(/["“”]/gu)];
  return [
    sentence.start,
    ...inner.flatMap((match) => [
      sentence.start + match.index,
      sentence.start + match.index + match[0].length,
    ]),
    sentence.end,
  ];
}

/** At most nine words that hold the place: four before it where there are, the rest after. */
function narrowed(
  sentence: Sentence,
  clause: { start: number; end: number },
  place: { start: number; end: number },
  text: string,
): Span {
  const words = sentence.words.filter(
    (word) => word.start >= clause.start && word.end <= clause.end,
  );
  const last = words.findLastIndex((word) => word.start < place.end);
  const first = Math.max(
    0,
    Math.min(words.findIndex((word) => word.end > place.start) - 4, last + 1 - MOST_WORDS),
  );
  const from = words.length <= MOST_WORDS ? 0 : first;
  const chosen = words.slice(from, from + MOST_WORDS);
  const start = chosen[0]?.start ?? place.start;
  const end = Math.max(place.end, chosen.at(-1)?.end ?? place.end);
  return { text: text.slice(start, end), start, end };
}

function clean(excerpt: Span): string | null {
  const text = excerpt.text.trim();
  return text === '' || /["“”\n]/u.test(text) ? null : text;
}
