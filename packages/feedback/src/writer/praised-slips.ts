import type { DraftPoint } from '../checks/draft-point.ts';
import { hasSlip, slipsIn } from '../rules/slips.ts';
import { readAsForm, type StudentText } from '../text/student-text.ts';
import type { Materials } from './materials.ts';

/** Strengths keep the quotations without a slip, and are dropped if none is left. */
export function withoutPraisedSlips(materials: Materials, text: StudentText): Materials {
  const slips = slipsIn(text);
  const isSound = (words: readonly string[]) => words.every((one) => !hasSlip(one, slips));
  return {
    ...materials,
    strengths: materials.strengths
      .map((material) => ({ ...material, quotations: material.quotations.filter(isSound) }))
      .filter(({ quotations }) => quotations.length > 0),
  };
}

/** Strengths show quotations without a slip first. */
export function preferringSound(materials: Materials, text: StudentText): Materials {
  const slips = slipsIn(text);
  const slipped = (words: readonly string[]) => words.some((one) => hasSlip(one, slips));
  return {
    ...materials,
    strengths: materials.strengths.map((material) => ({
      ...material,
      quotations: material.quotations.toSorted((a, b) => Number(slipped(a)) - Number(slipped(b))),
    })),
  };
}

/** The points, without strengths that quote words with a slip in them. */
export function praisesNoSlip<P extends Pick<DraftPoint, 'kind' | 'quotations'>>(
  points: readonly P[],
  text: string,
): P[] {
  const slips = slipsIn(readAsForm(text));
  return points.filter(
    ({ kind, quotations }) =>
      kind !== 'strength' || quotations.every((one) => !hasSlip(one, slips)),
  );
}
