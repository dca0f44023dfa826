import type { Point, Quotation, SimplifiedAnswer, SkillId } from '@second-draft/contract';
import type { Feedback } from './work.ts';

const QUOTED = /“([^“”]+)”/g;

function quotationsIn(comment: string, studentText: string): Quotation[] {
  return [...comment.matchAll(QUOTED)].flatMap(([, text = '']) => {
    const start = studentText.indexOf(text);
    return start === -1 ? [] : [{ text, start, end: start + text.length, match: 'exact' as const }];
  });
}

/** The skill of the longer point that shares a quotation, or that is the only one of the kind. */
function skillOf(
  { kind, comment }: Pick<Point, 'kind' | 'comment'>,
  longer: readonly Point[],
): SkillId | null {
  const same = longer.filter((point) => point.kind === kind);
  const quoted = [...comment.matchAll(QUOTED)].map(([, text = '']) => text);
  const sharing = same.find(({ quotations }) =>
    quotations.some(({ text }) => quoted.some((part) => text.includes(part))),
  );
  return (sharing ?? (same.length === 1 ? same[0] : undefined))?.skill ?? null;
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
      skill: skillOf(point, longer.points),
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
    isReady: false,
    postedAt: null,
  };
}
