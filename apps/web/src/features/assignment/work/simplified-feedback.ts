import type { Quotation, SimplifiedAnswer } from '@second-draft/contract';
import type { Feedback } from './work.ts';

const QUOTED = /“([^“”]+)”/g;

function quotationsIn(comment: string, studentText: string): Quotation[] {
  return [...comment.matchAll(QUOTED)].flatMap(([, text = '']) => {
    const start = studentText.indexOf(text);
    return start === -1 ? [] : [{ text, start, end: start + text.length, match: 'exact' as const }];
  });
}

export function simplifiedFeedback(
  longer: Feedback,
  { feedback, points, words, readingLevel }: SimplifiedAnswer,
  studentText: string,
): Feedback {
  return {
    ...longer,
    text: feedback,
    points: points.map((point) => ({
      ...point,
      quotations: quotationsIn(point.comment, studentText),
      example: null,
    })),
    checks: longer.checks && {
      ...longer.checks,
      words: { ...longer.checks.words, count: words },
      readingLevel,
      // It is meant to be short, and the other checks were of the words it replaces.
      failed: [],
    },
    simplified: true,
    longer,
    postedAt: null,
  };
}
