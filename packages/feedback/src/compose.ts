import type { Point } from '@second-draft/contract';

interface Readable {
  kind: Point['kind'];
  comment: string;
  example: string | null;
}

const order: Record<Point['kind'], number> = { strength: 0, nextStep: 1, question: 2 };

export function inReadingOrder<P extends { kind: Point['kind'] }>(points: readonly P[]): P[] {
  return points.toSorted((a, b) => order[a.kind] - order[b.kind]);
}

/**
 * Plain text: a paragraph for the strengths, one for the next steps with their examples, one for
 * the questions.
 */
export function composeFeedback(points: readonly Readable[]): string {
  const kinds = ['strength', 'nextStep', 'question'] as const;
  return kinds
    .map((kind) =>
      points
        .filter((point) => point.kind === kind)
        .map(pointText)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function pointText(point: { comment: string; example: string | null }): string {
  return point.example === null ? point.comment : `${point.comment} ${exampleText(point.example)}`;
}

/** Always ends with a stop: another sentence may follow. */
function exampleText(example: string): string {
  const stop = /[.!?…]["'”’)]*$/u.test(example) ? '' : '.';
  return `For example: ${example}${stop}`;
}
