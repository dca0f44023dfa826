import type { Point } from '@second-draft/contract';

type Needed = Exclude<Point['kind'], 'question'>;

const reasons: Record<Needed, string> = {
  strength: 'Name at least one strength, with a quotation that is word for word in the text.',
  nextStep: 'Give at least one next step that the student can act on.',
};

export function missingKinds(
  points: readonly Pick<Point, 'kind'>[],
  needed: readonly Needed[],
): Needed[] {
  return needed.filter((kind) => !points.some((point) => point.kind === kind));
}

export function reasonForMissing(kind: Needed): string {
  return reasons[kind];
}
