import type { DraftPoint } from '../../checks/draft-point.ts';
import { hasSlip, slipsIn } from '../../rules/slips.ts';
import { readAsForm, type StudentText } from '../../text/student-text.ts';
import type { Materials } from '../material/materials.ts';

type Quotation = readonly string[];

/** Which quotations have no slip in them. */
function soundIn(text: StudentText): (quotation: Quotation) => boolean {
  const slips = slipsIn(text);
  return (quotation) => quotation.every((words) => !hasSlip(words, slips));
}

/** Strengths keep the quotations without a slip, and are dropped if none is left. */
export function withoutPraisedSlips(materials: Materials, text: StudentText): Materials {
  const isSound = soundIn(text);
  return {
    ...materials,
    strengths: materials.strengths
      .map((material) => ({ ...material, quotations: material.quotations.filter(isSound) }))
      .filter(({ quotations }) => quotations.length > 0),
  };
}

/** Strengths show quotations without a slip first. */
export function preferringSound(materials: Materials, text: StudentText): Materials {
  const isSound = soundIn(text);
  return {
    ...materials,
    strengths: materials.strengths.map((material) => ({
      ...material,
      quotations: material.quotations.toSorted((a, b) => Number(isSound(b)) - Number(isSound(a))),
    })),
  };
}

/** The points, without strengths that quote words with a slip in them. */
export function praisesNoSlip<P extends Pick<DraftPoint, 'kind' | 'quotations'>>(
  points: readonly P[],
  text: string,
): P[] {
  const isSound = soundIn(readAsForm(text));
  return points.filter(({ kind, quotations }) => kind !== 'strength' || isSound(quotations));
}
