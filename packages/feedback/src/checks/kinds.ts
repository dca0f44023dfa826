import type { Point } from '@second-draft/contract';

type Kind = Point['kind'];

const reasons: Record<Kind, string> = {
  strength: 'Name at least one strength, with a quotation that is word for word in the text.',
  nextStep: 'Give at least one next step that the student can act on.',
  question: 'End with one question that makes the student think; it ends with a question mark.',
};

/** A question counts only with a question mark. */
export function missingKinds(
  points: readonly { kind: Kind; comment: string }[],
  needed: readonly Kind[],
): Kind[] {
  const has = (kind: Kind) =>
    points.some(
      (point) => point.kind === kind && (kind !== 'question' || point.comment.includes('?')),
    );
  return needed.filter((kind) => !has(kind));
}

export function reasonForMissing(kind: Kind): string {
  return reasons[kind];
}
